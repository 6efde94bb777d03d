import { optional } from "#app/optional.tsx"
import { useSynced, useSyncState } from "#app/sync/sync-context.ts"
import { unconsentedIn } from "#domain/nouns/nouns.ts"

const EarlierData = optional(() => import("./earlier-data.tsx"))

export function LazyEarlierData() {
  const isUnknown = useSyncState(({ isUnknown }) => isUnknown)
  const unconsented = useSynced(unconsentedIn)
  const purposes = isUnknown ? [] : unconsented
  return purposes.length > 0 && <EarlierData purposes={purposes} />
}
