import { useLanguage } from "#app/language/language-boundary.tsx"
import type { Key } from "#app/language/resources.ts"
import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { LegalPage } from "#app/privacy/legal/legal-page.tsx"
import { isPrerendering, readPolicy } from "#app/privacy/policy/use-policy.ts"
import { noticeDays, placeOf } from "#domain/privacy/policy.ts"
import { type Detail, detailTexts } from "#domain/privacy/privacy-details.ts"
import { retention } from "#domain/privacy/retention.ts"
import { Authorities, Operator } from "./contacts.tsx"
import { Details, ofContact, ofSharing } from "./details.tsx"
import { outline } from "./outline.ts"
import { Overview } from "./overview.tsx"
import { Purposes } from "./purposes.tsx"

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

function useDetails(t: (key: Key<"privacy">, values: Record<string, number>) => string) {
  const language = useLanguage()
  if (isPrerendering()) return (detail: Detail) => placeOf(detail, language)
  const texts = detailTexts(readPolicy().details, language, t)
  return (detail: Detail) => texts[detail]
}
