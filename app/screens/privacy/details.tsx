import type { Key } from "#app/language/resources.ts"
import type { Detail } from "#domain/privacy/privacy-details.ts"

export const ofSharing = ["hostingCountries", "hostingCompany", "mailCompany"] as const
export const ofContact = ["officer", "representativeEu", "representativeUk"] as const

type DetailsProps = {
  names: readonly ((typeof ofSharing | typeof ofContact)[number] & Key<"privacy">)[]
  heading?: string
  t: (key: Key<"privacy">) => string
  detail: (name: Detail) => string
}

export function Details({ names, heading, t, detail }: DetailsProps) {
  return (
    <>
      {heading && <h3 className="mt-8">{heading}</h3>}
      <dl className="mt-5 flex flex-col gap-5">
        {names.map((name) => (
          <div key={name}>
            <dt className="font-bold">{t(name)}</dt>
            <dd className="mt-1 wrap-anywhere" suppressHydrationWarning>
              {detail(name)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
