import type { Key } from "#app/language/resources.ts"
import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { LegalPage } from "#app/legal/legal-page.tsx"
import { noticeDays } from "#domain/policy.ts"
import { retention } from "#domain/retention.ts"
import { Authorities, Operator } from "./contacts.tsx"
import { Details, ofContact, ofSharing } from "./details.tsx"
import { outline } from "./outline.ts"
import { Overview } from "./overview.tsx"
import { Purposes } from "./purposes.tsx"
import { useDetails } from "./use-details.ts"

export const handle: ScreenHandle = { messages: "privacy" }

export default function Privacy() {
  const translate = useMessages("privacy")
  const t = (key: Key<"privacy">) => translate(key, { ...retention, noticeDays })
  const detail = useDetails(translate)
  const endings = {
    use: (
      <>
        <Purposes t={t} />
        <Overview t={t} detail={detail} />
      </>
    ),
    sharing: <Details heading={t("details")} names={ofSharing} t={t} detail={detail} />,
    rights: <Authorities t={t} />,
    contact: (
      <>
        <Operator />
        <Details names={ofContact} t={t} detail={detail} />
      </>
    ),
  }
  return <LegalPage t={t} outline={outline} other="terms" endings={endings} />
}
