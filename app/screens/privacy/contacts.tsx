import { readInstallation } from "#app/installation.tsx"
import type { Key } from "#app/language/resources.ts"
import { useMessages } from "#app/language/use-messages.ts"

const authorities = [
  { country: "brazil", address: "https://www.gov.br/anpd" },
  { country: "portugal", address: "https://www.cnpd.pt" },
  { country: "spain", address: "https://www.aepd.es" },
  { country: "unitedKingdom", address: "https://ico.org.uk" },
] as const

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

export function Operator() {
  const t = useMessages("privacy")
  const contact = readInstallation("privacy-contact")
  return (
    <dl className="mt-6 flex flex-col gap-5">
      <div>
        <dt className="font-bold">{t("operator")}</dt>
        <dd className="mt-1 wrap-anywhere" suppressHydrationWarning>
          {readInstallation("operator-name")}
        </dd>
        <dd className="wrap-anywhere" suppressHydrationWarning>
          {readInstallation("operator-address")}
        </dd>
      </div>
      <div>
        <dt className="font-bold">{t("privacyContact")}</dt>
        <dd>
          <a
            href={`mailto:${contact}`}
            className="inline-flex min-h-11 items-center break-all font-bold underline"
            suppressHydrationWarning
          >
            {contact}
          </a>
        </dd>
      </div>
    </dl>
  )
}
