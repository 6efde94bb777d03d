import { optional } from "#app/optional.tsx"
import { useSynced, useSyncState } from "#app/sync/sync-context.ts"
import type { Rows } from "#domain/nouns/noun.ts"
import { nounsOfPurpose } from "#domain/nouns/nouns.ts"
import { consentPurposes } from "#domain/privacy/consent.ts"

const EarlierData = optional(() => import("./earlier-data.tsx"))

export function LazyEarlierData() {
  const isUnknown = useSyncState(({ isUnknown }) => isUnknown)
  const unconsented = useSynced(unconsentedIn)
  const purposes = isUnknown ? [] : unconsented
  return purposes.length > 0 && <EarlierData purposes={purposes} />
}

function unconsentedIn(rows: Rows) {
  return consentPurposes.filter((purpose) => {
    const consent = rows.consents[purpose]
    const isCovered = consent !== undefined && consent.withdrawnAt === null
    return !isCovered && nounsOfPurpose[purpose].some((noun) => Object.keys(rows[noun]).length > 0)
  })
}
