import { Phone } from "lucide-react"
import { useWords } from "#app/language/use-words.ts"
import { type CareCountry, type CareLine, careLinesFor } from "#domain/care-lines.ts"
import type { RedFlag } from "#domain/concern.ts"

/** The numbers of one country, each to be called with one touch. */
export function Numbers({ flag, country }: { flag: RedFlag; country: CareCountry }) {
  const t = useWords("red-flag-card")
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="font-sans text-sm font-bold tracking-normal">{t(country.code)}</h3>
      <ul className="flex max-w-none flex-col gap-2 sm:flex-row sm:flex-wrap">
        {careLinesFor(flag, country).map((line) => (
          <li key={line.tel} className="max-w-none">
            <Call line={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Call({ line }: { line: CareLine }) {
  const t = useWords("red-flag-card")
  const about = [line.name, t(line.kind)].filter(Boolean).join(" · ")
  const facts = line.facts.map((fact) => t(fact)).join(" · ")
  return (
    <a
      href={`tel:${line.tel}`}
      className="flex min-h-13 items-center gap-3 rounded-lg border border-danger bg-surface px-4 py-1.5 no-underline hover:bg-sunken"
    >
      <Phone size={20} aria-hidden className="shrink-0 text-danger" />
      <span className="flex min-w-0 flex-col leading-tight">
        <strong className="text-lg whitespace-nowrap narrow:whitespace-normal">{line.number}</strong>
        <span className="text-sm">{about}</span>
        {facts && <span className="text-xs text-ink-soft">{facts}</span>}
      </span>
    </a>
  )
}

/** Those of the other countries, folded away. */
export function OtherNumbers({ flag, countries }: { flag: RedFlag; countries: readonly CareCountry[] }) {
  const t = useWords("red-flag-card")
  return (
    <details>
      <summary className="flex min-h-11 w-fit items-center text-sm font-semibold underline underline-offset-4">
        {t("otherCountries")}
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        {countries.map((country) => (
          <Numbers key={country.code} flag={flag} country={country} />
        ))}
      </div>
    </details>
  )
}
