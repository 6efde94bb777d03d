import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { Spinner } from "#app/ui/spinner.tsx"

/** Stands where a screen will be, while the session or the screen's code loads. */
export function Loading() {
  const t = useWords("session")
  return (
    <main lang={useLanguageOf("session")} className="flex min-h-dvh flex-col items-center justify-center gap-4">
      <title>Florescer</title>
      <Spinner size={72} />
      <p role="status" className="text-ink-soft">
        {t("loading")}
      </p>
    </main>
  )
}
