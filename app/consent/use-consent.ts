import { useEffect, useState } from "react"
import { useLanguageOf } from "#app/language/use-words.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { type ConsentPurpose, consentVersions, isAgreed } from "#domain/consent.ts"
import { nounsOfPurpose } from "#domain/operations/rows.ts"

/** Whether she has agreed to one purpose, and the way to do so. Until that is known she is neither asked nor taken at her word. */
export function useConsent(purpose: ConsentPurpose) {
  const { rows, isUnknown, reachability } = useSynced()
  const { perform } = useOperations()
  const language = useLanguageOf("consent")
  const consent = rows.consents[purpose]
  const given = consent && consent.withdrawnAt === null ? consent : undefined
  const isGiven = isAgreed(purpose, given)
  const isKnown = !isUnknown || reachability === "unavailable"
  const isStored = nounsOfPurpose[purpose].some((noun) => Object.keys(rows[noun]).length > 0)

  /** She agrees, by the sentence that she has read: it goes out before what it is for. */
  function agree() {
    const args = { purpose, textVersion: consentVersions[purpose], language }
    return perform("consentGiven", args)
  }

  /** Something of hers is stored, with her consent, with one to an earlier sentence, or from before she was asked. */
  const isKept = given !== undefined || isStored
  return { given, isGiven, isKept, isAsked: !isGiven && isKnown, agree }
}

/**
 * Saves once she has agreed: at once where she has, by the same press of the button where it says that she does, and as soon
 * as it is known that she had. A press that came before she was asked is forgotten once she is.
 */
export function useConsentedSave(purpose: ConsentPurpose, save: () => void) {
  const { isGiven, isAsked, agree } = useConsent(purpose)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || !(isGiven || isAsked)) return
    setWanted(false)
    // Not while React draws: what is saved may close its form, and move the focus.
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
    /** Where the sentence stands whether or not it is known that she had agreed. */
    agreeAndSave: () => saveOnceGiven(true),
  }
}
