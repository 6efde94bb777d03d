import { useEffect } from "react"
import { useLocation, useSearchParams } from "react-router"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { BackLink } from "#app/ui/back-link.tsx"
import { Page } from "#app/ui/page.tsx"
import { Tabs } from "#app/ui/tabs.tsx"
import { Account } from "./account.tsx"
import { Privacy } from "./privacy.tsx"

export const handle: ScreenHandle = {
  messages: "profile",
  also: ["details", "consent", "consents", "nouns", "silence", "numbers", "discreet"],
}
export const clientLoader = screenLoader(handle)

export default function Settings() {
  const t = useMessages("profile")
  const [search, setSearch] = useSearchParams()
  const privacy = { value: "privacy", label: t("privacy"), content: <Privacy /> } as const
  const account = { value: "account", label: t("account"), content: <Account /> } as const
  const tabs = [privacy, account] as const
  const shown = tabs.find(({ value }) => value === search.get("tab")) ?? privacy
  useNamedPart()
  return (
    <>
      <title>{t("settingsTitle")}</title>
      <Page title={t("settings")} back={<BackLink to="/profile">{t("back")}</BackLink>} isDense>
        <Tabs
          label={t("settingsParts")}
          tabs={tabs}
          value={shown.value}
          onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
        />
      </Page>
    </>
  )
}

/** Scrolls to the part that the URL names. The browser cannot, because the part is rendered after the page loads. */
function useNamedPart() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
