import { Suspense } from "react"
import { screenLoader } from "#app/language/screen-loader.ts"
import { type ScreenHandle, useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { QuietCard } from "#app/silence/quiet-card.tsx"
import { useSilence } from "#app/silence/use-silence.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { Notice } from "#app/ui/notice.tsx"
import { Page } from "#app/ui/page.tsx"
import { Switch } from "#app/ui/switch.tsx"
import { showToast } from "#app/ui/toast.ts"
import { defaultReminders, type Reminder, reminders } from "#domain/preferences.ts"
import { BackToProfile } from "../back-to-profile.tsx"

export const handle: ScreenHandle = { messages: "notifications" }
export const clientLoader = screenLoader(handle)

export default function Notifications() {
  const t = useMessages("notifications")
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

/** The reminders she wishes, on all her devices. */
function usePreferences() {
  const { own } = useSynced().rows.preferences
  const { perform } = useOperations()

  function set(reminder: Reminder, isOn: boolean) {
    perform("preferencesChanged", { fields: { [reminder]: isOn } })
  }

  return { preferences: { ...defaultReminders, ...own?.values }, set }
}
