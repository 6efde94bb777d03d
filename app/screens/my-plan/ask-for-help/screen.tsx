import { useState } from "react"
import { useSearchParams } from "react-router"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { BackLink } from "#app/ui/back-link.tsx"
import { Page } from "#app/ui/page.tsx"
import { type HelperPart, helperParts } from "#domain/helping/helper-link.ts"
import { LinkForm } from "./link-form.tsx"
import { ReadyLink } from "./ready-link.tsx"
import { useHelperLinks } from "./use-helper-links.ts"
import { WorkingLinks } from "./working-links.tsx"

export const handle: ScreenHandle = { messages: "ask-for-help" }
export const clientLoader = screenLoader(handle)

export default function AskForHelp() {
  const t = useMessages("ask-for-help")
  const lang = useLanguage()
  const [params] = useSearchParams()
  const { links, make, takeBack, secretOf } = useHelperLinks()
  const [shownId, setShownId] = useState<string | null>(null)
  const shown = links.find(({ id }) => id === shownId)
  const secret = shown && secretOf(shown.id)
  const asked = params.get("show") as HelperPart | null
  return (
    <>
      <title>{t("title")}</title>
      <Page title={t("heading")} intro={t("intro")} back={<BackLink to="/my-plan">{t("back")}</BackLink>} isDense>
        {shown && secret && <ReadyLink key={shown.id} link={shown} secret={secret} />}
        <LinkForm
          initial={asked && helperParts.includes(asked) ? [asked] : []}
          language={lang}
          isAfterOne={shown !== undefined}
          onMake={(choice) => setShownId(make(choice))}
        />
        {links.length > 0 && (
          <WorkingLinks
            links={links}
            hasSecret={(id) => secretOf(id) !== null}
            onShow={setShownId}
            onTakeBack={takeBack}
          />
        )}
      </Page>
    </>
  )
}
