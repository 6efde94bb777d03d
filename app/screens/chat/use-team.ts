import { useConsent } from "#app/consent/use-consent.ts"
import { useOperations } from "#app/sync/sync-context.ts"

export type Team = {
  hasAgreed: boolean
  /** False when this device has no room left for the question. */
  ask: (questionId: string, text: string) => boolean
}

/** The way to the team: whether she has agreed that her questions go there, and how one does. */
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
