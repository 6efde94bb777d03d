import { useRef } from "react"
import { useConsentedSave } from "#app/privacy/consent/use-consent.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import type { OperationArgs } from "#domain/operations/operations.ts"

type Name = "visitNoted" | "medicineNoted"

/** Saves a visit or a medicine, after asking for consent if she has not given it. */
export function useSaving<Noted extends Name>(name: Noted, onSaved: () => void) {
  const { perform } = useOperations()
  const noted = useRef<OperationArgs[Noted]>(undefined)
  const { isAsked, saveWithConsent } = useConsentedSave("visits", () => {
    if (noted.current === undefined) return
    perform(name, noted.current)
    noted.current = undefined
    onSaved()
  })

  function save(args: OperationArgs[Noted]) {
    noted.current = args
    saveWithConsent()
  }

  return { isAsked, save }
}
