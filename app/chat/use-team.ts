import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { useUser } from "#app/session/use-user.ts"
import type { QuestionBackground } from "#app/storage/conversation.ts"
import { useStored } from "#app/storage/use-stored.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import { hasTeamKey, readHasTeam } from "#app/team/use-support-hours.ts"
import type { Language } from "#domain/language.ts"

export type Team = {
  hasAgreed: boolean
  isHere: boolean
  agree: () => void
  ask: (questionId: string, text: string, about: QuestionBackground & { language: Language }) => boolean
}

export function useTeam(): Team {
  const { id: userId } = useUser()
  const { isGiven, agree } = useConsent("questions")
  const { perform, discard } = useOperations()
  const isHere = useStored(hasTeamKey(userId), () => readHasTeam(userId))

  function ask(questionId: string, text: string, about: QuestionBackground & { language: Language }): boolean {
    const { id, isStored } = perform("questionAsked", { questionId, text, ...about })
    if (!isStored) discard([id])
    return isStored
  }

  return { hasAgreed: isGiven, isHere, agree, ask }
}
