import type { Translate } from "#app/language/resources.ts"
import { answerDelayMs, type Conversation, type Message } from "#app/storage/conversation.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
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

/** What is offered about her plan, in plain questions that it answers. A model finds them, and never answers itself. */
export function planOffers({ fromPlan, hidden, t, lang, entries, message, spoken, replyFromEntry }: Talk) {
  function likelyOf({ text }: Pick<Turn, "text">, shown: Shown = {}) {
    const likely = fromPlan?.likely(text, lang, { shown, areNumbersHidden: hidden.areNumbersHidden === true })
    return likely && likely.questions.length > 0 ? likely : undefined
  }

  /** Under what her plan answers stand the other readings; what is not about her plan goes once it surely is. */
  function besidePlan(now: Conversation, turn: Turn, shown: Shown): Conversation {
    const likely = likelyOf(turn, shown)
    if (!likely?.isLikely) return now
    return { ...now, asks: [...likely.questions], suggestionIds: likely.isSure ? [] : now.suggestionIds.slice(0, 1) }
  }

  /** Under what answers something else, once it surely is about her plan. */
  function orOfPlan(now: Conversation, turn: Turn, shown?: Shown): Conversation {
    const likely = likelyOf(turn, shown)
    return likely?.isSure ? { ...now, asks: [...likely.questions], suggestionIds: [] } : now
  }

  /** It may be about her plan, which no rule has read: asked rather than guessed. */
  function whichOfPlan(turn: Turn): Conversation | undefined {
    const likely = likelyOf(turn)
    if (!likely?.isLikely) return undefined
    const { before, messages, note, text, offered } = turn
    const answer = message("ai", t(likely.isSure ? "whichOfPlan" : "didYouMean"), answerDelayMs)
    const suggestionIds = (likely.isSure ? [] : spoken(offered).slice(0, 1)).map(({ id }) => id)
    const chatAnswer = { kind: "offer" as const, entryIds: suggestionIds }
    return noting(note, {
      ...before,
      ...(suggestionIds.length > 0 && { background: { ...before.background, chatAnswer } }),
      answered: text,
      messages: [...messages, answer],
      asks: [...likely.questions],
      suggestionIds,
      isOffer: true,
    })
  }

  /** Answers what was pressed; what was offered on another day may have no answer any more. */
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
