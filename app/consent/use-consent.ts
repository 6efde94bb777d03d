import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useStored } from "#app/kept/use-stored.ts"
import { useLanguageOf } from "#app/language/use-words.ts"
import { useUser } from "#app/session/use-user.ts"
import { type ConsentPurpose, isAgreed } from "#domain/consent.ts"
import { consentKey, consentsQuery, giveConsent, readConsent } from "./kept-consents.ts"

/** Whether she has agreed to one purpose, and the way to do so. Until that is known she is neither asked nor taken at her word. */
export function useConsent(purpose: ConsentPurpose) {
  const { id: userId } = useUser()
  const language = useLanguageOf("consent")
  const kept = useStored(consentKey(userId, purpose), () => readConsent(userId, purpose))
  const { data, failureCount, fetchStatus } = useQuery(consentsQuery(userId))
  /** Given on this screen, where the device has no room to store it. */
  const [isGivenHere, setGivenHere] = useState(false)
  const isGiven = isGivenHere || isAgreed(purpose, kept?.value)
  const isKnown = data !== undefined || failureCount > 0 || fetchStatus === "paused"

  async function agree() {
    const withdrawals = data?.consents.flatMap((one) => (one.purpose === purpose ? (one.withdrawnAt ?? []) : []))
    try {
      const isStored = await giveConsent(userId, purpose, language, withdrawals?.toSorted().at(-1))
      if (!isStored) setGivenHere(true)
    } catch {
      // Neither stored here nor sent: she is still asked.
    }
  }

  const given = isGiven ? kept?.value : undefined
  /** Something of hers is kept, with her consent, with one to an earlier sentence, or from before she was asked. */
  const isKept = isGiven || data?.kept.includes(purpose) === true
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
