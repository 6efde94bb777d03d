import { ChevronDown } from "lucide-react"
import { useWords } from "#app/language/use-words.ts"

/** Folded away: what is urgent stands first, and is not to be pushed down by a list. */
export function Contents({ headings }: { headings: { id: string; heading: string }[] }) {
  const t = useWords("guides")
  return (
    <details className="group rounded-lg border border-line px-4 print:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between font-bold [&::-webkit-details-marker]:hidden">
        {t("contents")}
        <ChevronDown size={20} aria-hidden className="text-action transition-transform group-open:rotate-180" />
      </summary>
      <ol className="mb-3 flex flex-col">
        {headings.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center py-1 underline-offset-4 hover:text-action">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </details>
  )
}
