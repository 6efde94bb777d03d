import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { defaultPreferences, type Reminder } from "#domain/preferences.ts"

/** Which reminders she wishes, on all her devices. */
export function usePreferences() {
  const { own } = useSynced().rows.preferences
  const { perform } = useOperations()

  function set(reminder: Reminder, isOn: boolean) {
    perform("preferencesChanged", { fields: { [reminder]: isOn } })
  }

  return { preferences: { ...defaultPreferences, ...own?.values }, set }
}
