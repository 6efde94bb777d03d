import { Printer } from "lucide-react"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { longCalendarDate } from "#app/screens/profile/local-format.ts"
import { Button } from "#app/ui/button.tsx"

/** Where the facts come from, and when they were compared. The authorities are named in English, as they name themselves. */
export function Sources({ sources, readOn }: { sources: readonly string[]; readOn: string }) {
  const t = useWords("guides")
  const lang = useLanguageOf("guides")
  return (
    <footer className="flex flex-col gap-2 border-line border-t pt-5 text-ink-soft text-sm">
      <h2 className="font-bold font-sans text-base tracking-normal">{t("sources")}</h2>
      <ul lang="en" className="flex list-disc flex-col gap-1 pl-5">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      <p>{t("readOn", { date: longCalendarDate(readOn, lang) })}</p>
      <Button variant="quiet" size="small" className="mt-2 self-start print:hidden" onClick={() => window.print()}>
        <Printer size={18} aria-hidden />
        {t("print")}
      </Button>
    </footer>
  )
}
