import { Printer } from "lucide"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longCalendarDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"

export function GuideSources({ sources, readOn }: { sources: readonly string[]; readOn: string }) {
  const t = useMessages("guides")
  const lang = useLanguage()
  return (
    <footer className="flex flex-col gap-2 border-line border-t pt-5 text-ink-soft text-sm">
      <details className="print:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-11 w-fit items-center underline underline-offset-4">
          <h2 className="font-bold font-sans text-base tracking-normal">{t("sources")}</h2>
        </summary>
        <ul lang="en" className="flex list-disc flex-col gap-1 pl-5">
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
      <p>{t("readOn", { date: longCalendarDate(readOn, lang) })}</p>
      <Button variant="quiet" size="small" className="mt-2 self-start print:hidden" onClick={() => window.print()}>
        <Icon node={Printer} size={18} />
        {t("print")}
      </Button>
    </footer>
  )
}
