import type { Translate } from "#app/language/resources.ts"
import { answerDelayMs, type Conversation, type Message } from "#app/storage/conversation.ts"
import { type FaqEntry, isQuestionOf } from "#domain/chat/faq-match.ts"
import type { HiddenWishes } from "#domain/guides/hidden-topics.ts"
import type { Language } from "#domain/language.ts"
import { noting, withoutAnswered } from "./changed-conversation.ts"
import { foldCard } from "./concern-card.ts"
import type { FromPlan } from "./from-plan.ts"
import type { Turn } from "./turn.ts"

type Shown = { text?: string; entryId?: number }

type Talk = {
  fromPlan: FromPlan | undefined
  hidden: HiddenWishes
  t: Translate<"chat">
  lang: Language
  entries: readonly FaqEntry[]
  message: (type: Message["type"], text: string, delayMs: number) => Message
  spoken: (offered: readonly FaqEntry[]) => readonly FaqEntry[]
  replyFromEntry: (before: Conversation, messages: Message[], entry: FaqEntry) => Conversation
}

/** Offers canonical questions about her plan, which her plan can answer. A model selects them but never answers. */
export function planOffers({ fromPlan, hidden, t, lang, entries, message, spoken, replyFromEntry }: Talk) {
  function likelyOf({ text }: Pick<Turn, "text">, shown: Shown = {}) {
    return fromPlan?.likely(text, lang, { shown, areNumbersHidden: hidden.areNumbersHidden === true })
  }

  /**
   * Below an answer from her plan, offers other readings about the plan. Suggestions of other subjects are removed if
   * the question is certainly about her plan.
   */
  function besidePlan(now: Conversation, turn: Turn, shown: Shown): Conversation {
    const likely = likelyOf(turn, shown)
    if (!likely) return now
    const suggestionIds = likely.entries === 0 ? [] : now.suggestionIds.slice(0, 1)
    return { ...now, asks: [...likely.questions], suggestionIds }
  }

  /** Below an answer of another kind, offers questions about her plan if the message is probably about it. */
  function orOfPlan(now: Conversation, turn: Turn, shown?: Shown): Conversation {
    if (turn.entry && isQuestionOf(turn.entry, turn.text)) return now
    const likely = likelyOf(turn, shown)
    if (!likely || likely.entries > 1) return now
    return {
      ...now,
      asks: [...likely.questions],
      suggestionIds: now.suggestionIds.slice(0, likely.entries),
    }
  }

  /**
   * Replies to a message that may be about her plan but that no rule has read. It shows what her plan knows of the thing
   * that she names, and otherwise asks which question she means.
   */
  function whichOfPlan(turn: Turn): Conversation | undefined {
    const likely = likelyOf(turn)
    const { before, messages, note, text, offered, isDangerRuledOut } = turn
    const isSure = likely?.entries === 0
    // If no entry is close, the message goes to the team, unless it certainly asks about her plan or names a thing of it.
    if (!likely || (offered.length === 0 && !isSure && !likely.known)) return undefined
    const { known } = likely
    const answer = {
      ...message("ai", t(isSure ? "whichOfPlan" : "didYouMean"), answerDelayMs),
      ...known,
      ...(!isDangerRuledOut && { isUnanswered: true }),
    }
    const suggestionIds = spoken(offered)
      .slice(0, likely.entries)
      .map(({ id }) => id)
    const chatAnswer = { kind: "offer" as const, entryIds: suggestionIds }
    return noting(note, {
      ...before,
      ...(suggestionIds.length > 0 && { background: { ...before.background, chatAnswer } }),
      answered: text,
      messages: [...messages, answer],
      asks: [...likely.questions],
      suggestionIds,
      isOffer: !known,
    })
  }

  /** Answers a question that she pressed; one that was offered on another day may no longer have an answer. */
  function replyAsked(now: Conversation, question: string): Conversation {
    const before = foldCard(withoutAnswered(now))
    const messages = [...before.messages, message("user", question, 0)]
    const said = fromPlan?.answer(question, lang, false)
    const entry = said && entries.find(({ id }) => id === said.entryId)
    if (entry) return replyFromEntry(before, messages, entry)
    if (said?.text === undefined) return now
    const answer = { ...message("ai", said.text, answerDelayMs), ...said }
    return { ...before, answered: question, messages: [...messages, answer], suggestionIds: [] }
  }

  return { besidePlan, orOfPlan, whichOfPlan, replyAsked }
}
