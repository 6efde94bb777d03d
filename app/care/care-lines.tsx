import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Select } from "#app/ui/select.tsx"
import { sourcesOf } from "#domain/care/care-line-source.ts"
import { type CareLine, lineAfterNoAnswer, type ShownLine } from "#domain/care/care-lines.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { countryNames, useCountry } from "./country.ts"
import { useCareLines } from "./in-her-country.ts"
import { LineCard } from "./line-card.tsx"

const mostShown = 4
const unknown = "unknown"

export function CareLines({ kind, part }: { kind: SafetyKind; part?: "first" | "others" }) {
  const t = useMessages("care")
  const { lines, isKnown } = useCareLines(kind)
  if (part === "others" && !isKnown) return null
  const noAnswer = isKnown ? { next: lineAfterNoAnswer(lines) } : undefined
  if (part === "first") {
    return (
      <div className="flex flex-col gap-3">
        {!isKnown && <UnknownCountry />}
        <Lines lines={lines.slice(0, 1)} noAnswer={noAnswer} />
      </div>
    )
  }
  const shown = lines.slice(part ? 1 : 0, mostShown)
  const folded = lines.slice(mostShown)
  return (
    <div data-lines={kind} className="flex flex-col gap-3">
      {!isKnown && <UnknownCountry />}
      {shown.length > 0 && <Lines lines={shown} noAnswer={part ? undefined : noAnswer} />}
      {folded.length > 0 && (
        <details>
          <summary className="flex min-h-11 w-fit items-center text-sm font-semibold underline underline-offset-4">
            {t("moreLines")}
          </summary>
          <Lines lines={folded} />
        </details>
      )}
    </div>
  )
}

function UnknownCountry() {
  return (
    <p data-unknown-country="" className="text-sm">
      {useMessages("care")("unknownCountry")}
    </p>
  )
}

type LinesProps = {
  lines: readonly ShownLine[]
  noAnswer?: { next: CareLine | null }
}

function Lines({ lines, noAnswer }: LinesProps) {
  return (
    <ul className="grid max-w-none grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-2">
      {lines.map((line, index) => (
        <li key={`${line.kind} ${line.name} ${line.area}`} className="max-w-none">
          <LineCard line={line} noAnswer={index === 0 ? noAnswer : undefined} />
        </li>
      ))}
    </ul>
  )
}

/** Shows the sources of the numbers, folded, at the end. */
export function LineSources({ kind }: { kind: SafetyKind }) {
  const t = useMessages("care")
  const { lines, isKnown } = useCareLines(kind)
  const { hasOwn, hasOthers } = sourcesOf(lines)
  if (!isKnown || (!hasOwn && !hasOthers)) return null
  return (
    <details className="text-sm text-ink-soft">
      <summary className="flex min-h-11 w-fit items-center underline underline-offset-4">{t("sourcesLabel")}</summary>
      {hasOwn && <p>{t("sourcesOwn")}</p>}
      {hasOthers && (
        <p>
          <sup aria-hidden="true">1</sup> {t("sourcesOthers")}
        </p>
      )}
    </details>
  )
}

export function CountrySelect() {
  const t = useMessages("care")
  const { country, choose } = useCountry()
  const options = countryNames(useLanguage()).map(({ code, name }) => ({ value: code, label: name }))
  if (options.length === 0) return null
  return (
    <Select
      label={t("country")}
      look="pill"
      options={country ? options : [{ value: unknown, label: t("chooseCountry") }, ...options]}
      value={country?.code ?? unknown}
      onChange={(code) => code !== unknown && choose(code)}
    />
  )
}
