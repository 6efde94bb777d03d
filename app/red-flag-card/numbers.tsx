import { Phone } from "lucide-react"
import { useWords } from "#app/language/use-words.ts"
import type { RedFlag } from "#domain/red-flags.ts"
import { type Country, countries, linesFor } from "./lines.ts"

/** The numbers of one country, each to be called with one touch. */
export function Numbers({ flag, country }: { flag: RedFlag; country: Country }) {
  const t = useWords("chat")
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="font-sans text-sm font-bold tracking-normal">{t(`country-${country}`)}</h3>
      <ul className="flex flex-wrap gap-2">
        {linesFor(flag, country).map(({ kind, name, number }) => (
          <li key={number}>
            <a
              href={`tel:${number.replaceAll(/\D/g, "")}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-lg border border-danger bg-surface px-4 py-1.5 text-sm no-underline hover:bg-sunken"
            >
              <Phone size={18} aria-hidden className="shrink-0 text-danger" />
              <span>
                <strong className="text-base">{number}</strong> {name ? `${name} · ` : ""}
                {t(`line-${kind}`)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Those of the other countries, folded away. */
export function OtherNumbers({ flag, besides }: { flag: RedFlag; besides: Country }) {
  const t = useWords("chat")
  const others = countries.filter((country) => country !== besides)
  return (
    <details>
      <summary className="flex min-h-11 w-fit items-center text-sm font-semibold underline underline-offset-4">
        {t("otherCountries")}
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        {others.map((country) => (
          <Numbers key={country} flag={flag} country={country} />
        ))}
      </div>
    </details>
  )
}
