import { SupportLink } from "#app/installation.tsx"
import type { Key } from "#app/language/resources.ts"
import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { LegalPage } from "#app/privacy/legal/legal-page.tsx"
import { noticeDays } from "#domain/privacy/policy.ts"
import { retention } from "#domain/privacy/retention.ts"

export const handle: ScreenHandle = { messages: "terms" }

const outline = [
  { id: "acceptance", points: ["who", "young", "apart", "changes"] },
  { id: "service", points: ["chat", "account", "idle", "fair", "price", "interruptions", "leaving"] },
  { id: "responsibilities", points: ["health", "allergies", "password", "figures"] },
  { id: "property", points: ["yours", "software", "sources"] },
  { id: "liability", points: ["medical", "sorting", "emergency", "doubt", "asIs", "law"] },
] as const

export default function Terms() {
  const translate = useMessages("terms")
  const t = (key: Key<"terms">) => translate(key, { ...retention, noticeDays })
  const contact = (
    <p className="mt-8">
      {t("questions")} <SupportLink className="inline-flex min-h-11 items-center break-all font-bold underline" />
    </p>
  )
  return <LegalPage t={t} outline={outline} other="privacy" endings={{ liability: contact }} />
}
