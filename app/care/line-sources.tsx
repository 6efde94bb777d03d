import { useMessages } from "#app/language/use-messages.ts"
import { type SourceDates, sourcesOf } from "#domain/care-line-source.ts"
import type { CareLine } from "#domain/care-lines.ts"

export function LineSources({ lines }: { lines: readonly CareLine[] }) {
  const t = useMessages("care")
  const { own, others } = sourcesOf(lines)
  if (!own && !others) return null
  const inWords = ({ years, hasUndated }: SourceDates) => {
    if (!years) return t("undated")
    const span = years.from === years.to ? years.from : `${years.from}–${years.to}`
    return hasUndated ? t("orUndated", { years: span }) : span
  }
  return (
    <p className="text-xs text-ink-soft">
      {own && <span className="inline-block">{t("sourcesOwn", { dates: inWords(own) })}</span>}{" "}
      {others && (
        <span className="inline-block">
          <sup aria-hidden="true">1</sup> {t("sourcesOthers", { dates: inWords(others) })}
        </span>
      )}
    </p>
  )
}
