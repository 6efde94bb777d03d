import { useOperations, useSynced } from "#app/sync/sync-context.ts"

export function useLitWindowsHidden(): boolean {
  return useSynced(({ preferences }) => preferences.own?.values.litWindowsHidden === true)
}

export function useHideLitWindows() {
  const { perform } = useOperations()
  return (litWindowsHidden: boolean) => perform("preferencesChanged", { fields: { litWindowsHidden } })
}
