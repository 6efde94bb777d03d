import { readInstallation } from "#app/installation.tsx"
import type { Translate } from "#app/language/resources.ts"
import { answerDelayMs, type Conversation, type Message, type QuestionBackground } from "#app/storage/conversation.ts"
import { newId } from "#app/sync/new-id.ts"
import type { Language } from "#domain/language.ts"
import { questionsPerDay } from "#domain/team/team.ts"
import { suggestAfter } from "./suggest.ts"
import type { Team } from "./use-team.ts"

type Asking = {
  team: Team
  t: Translate<"chat">
  lang: Language
  message: (type: Message["type"], text: string, delayMs: number) => Message
}
type Sent = Pick<Message, "text" | "questionId" | "outcomes">
type Said = NonNullable<Message["outcomes"]> & { pending: string }

export function teamReplies({ team, t, lang, message }: Asking) {
  const email = () => readInstallation("support-email")

  function replyFromTeam(before: Conversation, messages: Message[], text: string): Conversation {
    if (!team.hasAgreed) {
      const asking = { ...message("ai", t("teamAsk"), answerDelayMs), isUnanswered: true }
      return { ...before, messages: [...messages, asking], suggestionIds: [], toAgree: text }
    }
    return replyOfTeam(before, messages, text)
  }

  function replyOfTeam({ background, ...before }: Conversation, messages: Message[], text: string): Conversation {
    const sent = send(text, background, {
      pending: t(team.isHere ? "teamWaitingHere" : "teamWaiting"),
      sent: t(team.isHere ? "teamNotifiedHere" : "teamNotified"),
      limited: t("teamLimit", { limit: questionsPerDay, email: email() }),
      refused: t("teamRefused", { email: email() }),
    })
    const answer = { ...message("ai", "", answerDelayMs), ...sent, isUnanswered: true }
    return { ...before, messages: [...messages, answer], suggestionIds: suggestAfter(null, before.hasReflected) }
  }

  function replyAgreed({ toAgree, ...before }: Conversation): Conversation {
    return toAgree ? replyOfTeam(before, before.messages, toAgree) : before
  }

  function replyDeclined({ toAgree: _toAgree, background: _background, ...before }: Conversation): Conversation {
    const answer = { ...message("ai", t("teamNotAsked"), 0), isUnanswered: true }
    return { ...before, messages: [...before.messages, answer], suggestionIds: suggestAfter(null, before.hasReflected) }
  }

  /**
   * Her message is not added to the conversation on this device, because the synced question to the team already shows
   * it.
   */
  function writeToTeam(before: Conversation, written: Message, about: QuestionBackground): Conversation {
    if (!team.hasAgreed) team.agree()
    if (team.ask(written.id, written.text, { language: lang, ...about })) return before
    const answer = message("ai", t("toldTeamRefused", { email: email() }), 0)
    return { ...before, messages: [...before.messages, written, answer] }
  }

  function tellTeam({ untold, ...before }: Conversation): Conversation {
    if (!untold) return before
    const sent = send(
      untold,
      { concern: "urgent" },
      {
        pending: t("toldTeamWaiting"),
        sent: t("toldTeam"),
        limited: t("toldTeamLimit", { limit: questionsPerDay, email: email() }),
        refused: t("toldTeamRefused", { email: email() }),
      },
    )
    const answer = { ...message("ai", "", 0), ...sent, isUnanswered: true }
    return { ...before, messages: [...before.messages, answer] }
  }

  function send(text: string, about: QuestionBackground | undefined, { pending, ...outcomes }: Said): Sent {
    const questionId = newId()
    const isStored = team.ask(questionId, text, { language: lang, ...about })
    return isStored ? { text: pending, questionId, outcomes } : { text: outcomes.refused }
  }

  return { replyFromTeam, replyAgreed, replyDeclined, writeToTeam, tellTeam }
}
