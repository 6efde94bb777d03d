import { useMessages } from "#app/language/use-messages.ts"
import { type SourceYears, sourcesOf } from "#domain/care-line-source.ts"
import type { CareLine } from "#domain/care-lines.ts"

/** In one quiet line: where the numbers were read, and how old those pages are. */
export function LineSources({ lines }: { lines: readonly CareLine[] }) {
  const t = useMessages("care")
  const { own, others } = sourcesOf(lines)
  if (own === undefined && others === undefined) return null
  return (
    <p className="text-xs text-ink-soft">
      {own !== undefined && t("sourcesOwn", { years: inWords(own) })}{" "}
      {others !== undefined && (
        <>
          <sup>1</sup> {t("sourcesOthers", { years: inWords(others) })}
        </>
      )}
    </p>
  )
}

function inWords(years: SourceYears): string {
  if (!years) return ""
  return years.from === years.to ? `, ${years.from}` : `, ${years.from}–${years.to}`
}
