import { useLanguageOf } from "#app/language/use-words.ts"
import { Spinner } from "#app/ui/spinner.tsx"
import en from "#content/locales/en/session.json"
import es from "#content/locales/es/session.json"
import pt from "#content/locales/pt/session.json"

/** Stands where a screen will be, while the session or the screen's code loads. Its words come along with it. */
export function Loading() {
  const language = useLanguageOf("session")
  const words = { pt, en, es }[language]
  return (
    <main lang={language} className="flex min-h-dvh flex-col items-center justify-center gap-4">
      <title>Florescer</title>
      <Spinner size={72} />
      <p role="status" className="text-ink-soft">
        {words.loading}
      </p>
    </main>
  )
}
