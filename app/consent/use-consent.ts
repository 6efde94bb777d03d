import { useEffect, useState } from "react"
import { usePartLanguage } from "#app/language/language-boundary.tsx"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { type ConsentPurpose, consentVersions, isAgreed } from "#domain/consent.ts"
import { nounsOfPurpose } from "#domain/operations/rows.ts"

/** Whether she has agreed to a purpose, and how she does. Until that is known she is not asked, and nothing is saved. */
export function useConsent(purpose: ConsentPurpose) {
  const { rows, isUnknown, reachability } = useSynced()
  const { perform } = useOperations()
  const language = usePartLanguage("consent")
  const consent = rows.consents[purpose]
  const given = consent && consent.withdrawnAt === null ? consent : undefined
  const isGiven = isAgreed(purpose, given)
  const isKnown = !isUnknown || reachability === "unavailable"
  const isStored = nounsOfPurpose[purpose].some((noun) => Object.keys(rows[noun]).length > 0)

  /** Records her consent to the current text; it is sent before what it allows. */
  function agree() {
    const args = { purpose, textVersion: consentVersions[purpose], language }
    return perform("consentGiven", args)
  }

  /** With her consent, with one to an earlier text, or from before she was asked. */
  const hasStoredData = given !== undefined || isStored
  return { given, isGiven, hasStoredData, isAsked: !isGiven && isKnown, agree }
}

/**
 * Saves once she has agreed: at once if she has, by the same press if the button says so, else as soon as her consent is
 * known. A press from before she was asked is dropped once she is.
 */
export function useConsentedSave(purpose: ConsentPurpose, save: () => void) {
  const { isGiven, isAsked, agree } = useConsent(purpose)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || !(isGiven || isAsked)) return
    setWanted(false)
    // Not during the commit: saving may close the form and move the focus.
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
    /** For where the sentence is shown even if it is not known whether she has agreed. */
    agreeAndSave: () => saveOnceGiven(true),
  }
}
