import type { Translate } from "#app/language/resources.ts"
import { readInstallation } from "#app/shell/installation.tsx"
import { newId } from "#app/sync/new-id.ts"
import type { FaqEntry } from "#domain/faq-match.ts"
import { entriesFor, type HiddenWishes } from "#domain/hidden-topics.ts"
import type { Language } from "#domain/language.ts"
import { asksForNumbers } from "#domain/numbers.ts"
import type { Concern } from "#domain/safety/concern.ts"
import { questionsPerDay } from "#domain/support-question.ts"
import { answerDelayMs, type Conversation, type Message } from "./conversation.ts"
import type { Answers } from "./faq.ts"
import { suggestAfter } from "./suggest.ts"
import type { Team } from "./use-team.ts"

const repeatAfterMs = 5 * 60 * 1000

/** What is said of her own week, in a language. */
export type FromPlan = {
  /** The answer to a question about her week; undefined for any other. */
  answer: (text: string, lang: Language) => string | undefined
  /** An answer, and beside it what to say if it names a dish that she leaves out. */
  beside: (answer: string, lang: Language) => string
}

type Talk = {
  team: Team
  fromPlan?: FromPlan | undefined
  /** What she wishes not to read. */
  hidden: HiddenWishes
  t: Translate<"chat">
  lang: Language
}

/**
 * Adds what she says and what the chat answers. What is urgent comes first, at once, and never with an entry of the FAQ;
 * what may be is asked about above its answer.
 */
export function replies({ team, fromPlan, hidden, t, lang }: Talk) {
  function reply(
    { understand, safety }: Answers,
    { answered: _answered, isOffer: _isOffer, toAgree: _toAgree, ...last }: Conversation,
    text: string,
  ): Conversation {
    const question = message("user", text, 0)
    const messages = [...last.messages, question]
    const { concern, courtesy, isForeign, entry, offered } = understand(text, safety)
    if (concern?.level === "urgent") return replyToUrgent(last, messages, concern)

    const before = concern ? { ...last, concern: { ...concern, messageId: question.id, isOpen: true } } : foldCard(last)

    if (courtesy) return { ...before, messages: [...messages, message("ai", courtesy, answerDelayMs)] }

    const ofPlan = fromPlan?.answer(text, lang)
    if (ofPlan) return { ...before, messages: [...messages, message("ai", ofPlan, answerDelayMs)], answered: text }

    if (isForeign) {
      const answer = { ...message("ai", t("foreign"), answerDelayMs), isUnanswered: true }
      return { ...before, messages: [...messages, answer] }
    }

    const isForNumbers = hidden.areNumbersHidden && asksForNumbers(text)
    if (entry) return { ...replyFromEntry(before, messages, entry, isForNumbers), answered: text }
    if (isForNumbers) return replyWithoutNumbers(before, messages)
    if (offered.length === 0) return replyFromTeam(before, messages, text)
    const shown = spoken(offered)
    return shown.length > 0
      ? offer(before, messages, text, shown)
      : { ...replyHidden(before, messages), answered: text }
  }

  /** Asks which of these she meant. It sends nothing: "none of these" does. */
  function offer(before: Conversation, messages: Message[], text: string, offered: readonly FaqEntry[]): Conversation {
    const answer = { ...message("ai", t("didYouMean"), answerDelayMs), isUnanswered: true }
    const suggestionIds = offered.map(({ id }) => id)
    return { ...before, messages: [...messages, answer], suggestionIds, isOffer: true, answered: text }
  }

  /** With the card under it, which is not repeated within minutes: what she sees of it then is the bar. */
  function replyToUrgent(before: Conversation, messages: Message[], { level, kind }: Concern): Conversation {
    const shown = before.concern
    const isRecent =
      shown?.level === level && shown.kind === kind && isShownSince(before, shown.messageId, repeatAfterMs)
    const answer = message("ai", t(isRecent ? "redFlagAgain" : "redFlagReply"), 0)
    const concern = isRecent ? { ...shown, isOpen: false } : { level, kind, messageId: answer.id, isOpen: true }
    return { ...before, concern, messages: [...messages, answer], suggestionIds: [] }
  }

  /** Adds a suggestion that she has chosen, and its answer. */
  function replyChosen(
    { answered: _answered, isOffer: _isOffer, toAgree: _toAgree, ...last }: Conversation,
    entry: FaqEntry,
  ): Conversation {
    const before = foldCard(last)
    return replyFromEntry(before, [...before.messages, message("user", entry.question, 0)], entry)
  }

  /** Those of the entries that may be shown to her: not what she has hidden. */
  function spoken(entries: readonly FaqEntry[]): readonly FaqEntry[] {
    return entriesFor(entries, hidden)
  }

  /** All of the answer is about what she has hidden; the guide says what may help her now. */
  function replyHidden(before: Conversation, messages: Message[]): Conversation {
    const answer = { ...message("ai", t("hidden"), answerDelayMs), guide: "loss" as const }
    return { ...before, messages: [...messages, answer], suggestionIds: [] }
  }

  /** She asks for a number while numbers are switched off. */
  function replyWithoutNumbers(before: Conversation, messages: Message[]): Conversation {
    const answer = message("ai", t("numbersHidden"), answerDelayMs)
    return { ...before, messages: [...messages, answer], suggestionIds: suggestAfter(null, before.hasReflected) }
  }

  function replyFromEntry(
    before: Conversation,
    messages: Message[],
    entry: FaqEntry,
    isForNumbers = false,
  ): Conversation {
    const [shown] = spoken([entry])
    if (!shown) return replyHidden(before, messages)
    const answer = fromPlan?.beside(shown.answer, lang) ?? shown.answer
    const text = isForNumbers ? `${answer}\n\n${t("numbersHidden")}` : answer
    return {
      ...before,
      messages: [...messages, { ...message("ai", text, answerDelayMs), guide: entry.guide }],
      suggestionIds: suggestAfter(entry, before.hasReflected),
      hasReflected: true,
    }
  }

  /** She meant something else than what her question was taken for: it goes to the team after all. */
  function replyMisunderstood({ answered, isOffer, ...before }: Conversation): Conversation {
    if (!answered) return before
    const question = message("user", t(isOffer ? "noneOfThese" : "notThat"), 0)
    return replyFromTeam(before, [...before.messages, question], answered)
  }

  /** Her question goes to the team; before the first one she is asked whether it may. */
  function replyFromTeam(before: Conversation, messages: Message[], text: string): Conversation {
    if (!team.hasAgreed) {
      const asking = { ...message("ai", t("teamAsk"), answerDelayMs), isUnanswered: true }
      return { ...before, messages: [...messages, asking], suggestionIds: [], toAgree: text }
    }
    return replyOfTeam(before, messages, text)
  }

  function replyOfTeam(before: Conversation, messages: Message[], text: string): Conversation {
    const answer = { ...message("ai", "", answerDelayMs), ...askTeam(text), isUnanswered: true }
    return { ...before, messages: [...messages, answer], suggestionIds: suggestAfter(null, before.hasReflected) }
  }

  /** She has agreed that it goes to the team. */
  function replyAgreed({ toAgree, ...before }: Conversation): Conversation {
    return toAgree ? replyOfTeam(before, before.messages, toAgree) : before
  }

  /** She would rather not: then it goes nowhere. */
  function replyDeclined({ toAgree: _toAgree, ...before }: Conversation): Conversation {
    const answer = { ...message("ai", t("teamNotAsked"), 0), isUnanswered: true }
    return { ...before, messages: [...before.messages, answer], suggestionIds: suggestAfter(null, before.hasReflected) }
  }

  function message(type: Message["type"], text: string, delayMs: number): Message {
    return { id: newId(), type, text, timestamp: new Date(Date.now() + delayMs).toISOString(), lang }
  }

  /** Sends her question; the texts say what is known of it until the server has answered. */
  function askTeam(text: string): Pick<Message, "text" | "questionId" | "outcomes"> {
    const email = readInstallation("support-email")
    const outcomes = {
      sent: t("teamNotified"),
      limited: t("teamLimit", { limit: questionsPerDay, email }),
      refused: t("teamRefused", { email }),
    }
    const questionId = newId()
    return team.ask(questionId, text) ? { text: t("teamWaiting"), questionId, outcomes } : { text: outcomes.refused }
  }

  return { reply, replyChosen, replyMisunderstood, replyAgreed, replyDeclined }
}

/** She goes on: the card makes room, and a question that she left aside is not asked again. */
function foldCard({ concern, ...before }: Conversation): Conversation {
  return { ...before, concern: concern?.level === "urgent" ? { ...concern, isOpen: false } : null }
}

function isShownSince({ messages }: Conversation, messageId: string, ms: number) {
  const shownAt = messages.find(({ id }) => id === messageId)?.timestamp
  return shownAt !== undefined && Date.now() - Date.parse(shownAt) < ms
}
