import { useEffect, useState } from "react"
import { usePartLanguage } from "#app/language/language-boundary.tsx"
import { useOperations, useSynced, useSyncState } from "#app/sync/sync-context.ts"
import { nounsAskedFor } from "#domain/nouns/nouns.ts"
import { type ConsentPurpose, consentVersions, isAgreed } from "#domain/privacy/consent.ts"

/** While her answer is unknown, she is not asked and nothing is saved. */
export function useConsent(purpose: ConsentPurpose) {
  const consent = useSynced(({ consents }) => consents[purpose])
  const isStored = useSynced((rows) => nounsAskedFor[purpose].some((noun) => Object.keys(rows[noun]).length > 0))
  const isKnown = useSyncState(({ isUnknown, reachability }) => !isUnknown || reachability === "unavailable")
  const { perform } = useOperations()
  const language = usePartLanguage("consent")
  const given = consent && consent.withdrawnAt === null ? consent : undefined
  const isGiven = isAgreed(purpose, given)

  /** Operations are sent in order, so her consent arrives before the operations that need it. */
  function agree() {
    const args = { purpose, textVersion: consentVersions[purpose], language }
    return perform("consentGiven", args)
  }

  /** True if data is stored from before consent was asked for, or under an earlier text. */
  const hasStoredData = given !== undefined || isStored
  return { given, isGiven, hasStoredData, isAsked: !isGiven && isKnown, agree }
}

/**
 * Saves at once or, while it is unknown whether she has consented, as soon as that is known. If she then has to be
 * asked, nothing is saved.
 */
export function useConsentedSave(purpose: ConsentPurpose, save: () => void) {
  const { isGiven, isAsked, agree } = useConsent(purpose)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || !(isGiven || isAsked)) return
    setWanted(false)
    // The microtask saves after React's commit, because saving during it could close the form and move the focus.
    if (isGiven) queueMicrotask(save)
  })

  function saveOnceGiven(agrees: boolean) {
    if (isGiven) return save()
    if (agrees) agree()
    setWanted(true)
  }

  return {
    isGiven,
    isAsked,
    saveWithConsent: () => saveOnceGiven(isAsked),
    agreeAndSave: () => saveOnceGiven(true),
  }
}
