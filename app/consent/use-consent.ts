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
  /** Said on this screen, where the device has no room to keep it. */
  const [isSaid, setSaid] = useState(false)
  const isGiven = isSaid || isAgreed(purpose, kept?.value)
  const isKnown = data !== undefined || failureCount > 0 || fetchStatus === "paused"

  async function agree() {
    if (!(await giveConsent(userId, purpose, language))) setSaid(true)
  }

  const given = isGiven ? kept?.value : undefined
  return { given, isGiven, isAsked: !isGiven && isKnown, agree }
}

/**
 * Saves once she has agreed: at once where she has, by the same press of the button where it says that she does, and as soon
 * as it is known that she had.
 */
export function useConsentedSave(purpose: ConsentPurpose, save: () => void) {
  const { isGiven, isAsked, agree } = useConsent(purpose)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || !isGiven) return
    setWanted(false)
    save()
  })

  function saveWithConsent() {
    if (isGiven) return save()
    if (isAsked) agree()
    setWanted(true)
  }

  return { isGiven, isAsked, saveWithConsent }
}
