import { useConsent } from "#app/consent/use-consent.ts"
import { useOperations } from "#app/sync/sync-context.ts"

export type Team = {
  hasAgreed: boolean
  /** False if the storage is full. */
  ask: (questionId: string, text: string) => boolean
}

/** Sends questions to the team, and tells whether she has agreed to that. */
export function useTeam(): Team {
  const { isGiven } = useConsent("questions")
  const { perform, discard } = useOperations()

  function ask(questionId: string, text: string): boolean {
    const { id, isStored } = perform("questionAsked", { questionId, text })
    if (!isStored) discard([id])
    return isStored
  }

  return { hasAgreed: isGiven, ask }
}
