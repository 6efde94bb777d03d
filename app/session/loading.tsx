import type { ComponentProps } from "react"
import { Navigate } from "react-router"
import { LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { Spinner } from "#app/ui/flower.tsx"
import { ScreenShape } from "#app/ui/skeleton.tsx"
import en from "#content/locales/en/session.json"
import es from "#content/locales/es/session.json"
import pt from "#content/locales/pt/session.json"

const texts = { pt, en, es }

/** The text of the static page that is shown before the app runs, in each language. */
export const loadingTexts = { pt: pt.loading, en: en.loading, es: es.loading }

type LoadingProps = { hasShape?: boolean }

/** The messages are bundled with this code, because nothing else is loaded yet. */
export function Loading({ hasShape = false }: LoadingProps) {
  return (
    <LanguageBoundary
      of="session"
      as="main"
      data-loading=""
      className={hasShape ? "block min-h-dvh" : "flex min-h-dvh flex-col items-center justify-center gap-4"}
    >
      <Content hasShape={hasShape} />
    </LanguageBoundary>
  )
}

function Content({ hasShape }: LoadingProps) {
  const language = useLanguage()
  const messages = texts[language]
  return (
    <>
      <title>Florescer</title>
      {hasShape ? <ScreenShape /> : <Spinner size={72} />}
      {/* loading-language.js may already have changed this text, so React must not report a mismatch. */}
      <p role="status" suppressHydrationWarning className={hasShape ? "sr-only" : "text-ink-soft"}>
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

export function Redirect({ hasShape = false, ...props }: ComponentProps<typeof Navigate> & { hasShape?: boolean }) {
  return (
    <>
      <Loading hasShape={hasShape} />
      <Navigate {...props} replace />
    </>
  )
}
