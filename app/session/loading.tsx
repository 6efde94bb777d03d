import { LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { Spinner } from "#app/ui/flower.tsx"
import en from "#content/locales/en/session.json"
import es from "#content/locales/es/session.json"
import pt from "#content/locales/pt/session.json"

/** Shown while the session or the screen's code loads. Its messages are bundled with it. */
export function Loading() {
  return (
    <LanguageBoundary
      of="session"
      as="main"
      data-loading=""
      className="flex min-h-dvh flex-col items-center justify-center gap-4"
    >
      <Content />
    </LanguageBoundary>
  )
}

function Content() {
  const language = useLanguage()
  const messages = { pt, en, es }[language]
  return (
    <>
      <title>Florescer</title>
      <Spinner size={72} />
      <p role="status" className="text-ink-soft">
        {messages.loading}
      </p>
      <noscript>
        <a href={`/${language}/help-now/plain`} className="font-bold">
          {messages.helpNowLong}
        </a>
      </noscript>
    </>
  )
}
