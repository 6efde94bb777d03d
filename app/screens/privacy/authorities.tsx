import type { Key } from "#app/language/resources.ts"

const authorities = [
  { country: "brazil", address: "https://www.gov.br/anpd" },
  { country: "portugal", address: "https://www.cnpd.pt" },
  { country: "spain", address: "https://www.aepd.es" },
  { country: "unitedKingdom", address: "https://ico.org.uk" },
] as const

/** Where she can complain. The sites learn of her only when she taps, and not from which page. */
export function Authorities({ t }: { t: (key: Key<"privacy">) => string }) {
  return (
    <ul aria-label={t("authorities")} className="mt-2 flex flex-wrap gap-x-8">
      {authorities.map(({ country, address }) => (
        <li key={country}>
          <a href={address} rel="noreferrer" className="inline-flex min-h-11 items-center font-bold underline">
            {t(country)}
          </a>
        </li>
      ))}
    </ul>
  )
}
