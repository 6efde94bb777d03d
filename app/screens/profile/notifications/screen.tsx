import { Suspense } from "react"
import { screenLoader } from "#app/language/screen-words.ts"
import { type ScreenHandle, useLanguageOf, useWords } from "#app/language/use-words.ts"
import { QuietCard } from "#app/silence/quiet-card.tsx"
import { useSilence } from "#app/silence/use-silence.ts"
import { Notice } from "#app/ui/notice.tsx"
import { Page } from "#app/ui/page.tsx"
import { Switch } from "#app/ui/switch.tsx"
import { showToast } from "#app/ui/toast.ts"
import { type Reminder, reminders } from "#domain/preferences.ts"
import { BackToProfile } from "../back-to-profile.tsx"
import { usePreferences } from "./preferences.ts"

export const handle: ScreenHandle = { words: "notifications" }
export const clientLoader = screenLoader(handle)

export default function Notifications() {
  const t = useWords("notifications")
  const lang = useLanguageOf("notifications")
  const { preferences, set } = usePreferences()
  const isQuiet = useSilence()

  function change(reminder: Reminder, isOn: boolean) {
    set(reminder, isOn)
    showToast({ title: t("updated"), description: t(isOn ? "switchedOn" : "switchedOff", { what: t(reminder) }), lang })
  }

  return (
    <>
      <title>{t("title")}</title>
      <Page title={t("heading")} intro={t("intro")} back={<BackToProfile label={t("back")} />}>
        {isQuiet ? (
          <Suspense>
            <QuietCard about="reminders" />
          </Suspense>
        ) : (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {reminders.map((reminder) => (
                <li key={reminder} className="max-w-none py-1">
                  <Switch
                    label={t(reminder)}
                    description={t(`${reminder}Text`)}
                    checked={preferences[reminder]}
                    onChange={(isOn) => change(reminder, isOn)}
                  />
                </li>
              ))}
            </ul>
            <Notice role="note" title={t("notSentTitle")}>
              <p>{t("notSentText")}</p>
            </Notice>
          </>
        )}
      </Page>
    </>
  )
}
