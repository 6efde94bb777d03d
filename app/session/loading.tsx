import { useLanguageOf } from "#app/language/use-messages.ts"
import { Spinner } from "#app/ui/flower.tsx"
import en from "#content/locales/en/session.json"
import es from "#content/locales/es/session.json"
import pt from "#content/locales/pt/session.json"

/** Shown while the session or the screen's code loads. Its messages are bundled with it. */
export function Loading() {
  const language = useLanguageOf("session")
  const messages = { pt, en, es }[language]
  return (
    <main lang={language} data-loading="" className="flex min-h-dvh flex-col items-center justify-center gap-4">
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
    </main>
  )
}
