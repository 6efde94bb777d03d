import type { Translate } from "#app/language/resources.ts"
import { answerDelayMs, type Conversation, type Message } from "#app/storage/conversation.ts"
import { newId } from "#app/sync/new-id.ts"
import { authoritiesOf } from "#domain/chat/answer.ts"
import { type FaqEntry, isQuestionOf } from "#domain/chat/faq-match.ts"
import { asksForNumbers } from "#domain/evolution/numbers.ts"
import type { HiddenWishes } from "#domain/guides/hidden-topics.ts"
import type { Language } from "#domain/language.ts"
import { type Concern, timesInARow } from "#domain/safety/concern.ts"
import type { ChatAnswer } from "#domain/team/team.ts"
import type { UnderstoodMessage } from "#domain/understanding/message.ts"
import { noting, rateable, withNumber, withoutAnswered } from "./changed-conversation.ts"
import { comfortReplies } from "./comfort-replies.ts"
import { foldCard, withCheck, wordingOf } from "./concern-card.ts"
import type { Answers } from "./faq.ts"
import type { FromPlan, Said } from "./from-plan.ts"
import { planOffers } from "./plan-offers.ts"
import type { Reader } from "./reader.ts"
import { shownOfEntries } from "./shown-of-entry.ts"
import { suggestAfter, suggestBesidePlan } from "./suggest.ts"
import { teamReplies } from "./team-replies.ts"
import type { Rule, Turn } from "./turn.ts"
import type { Team } from "./use-team.ts"

type Talk = {
  team: Team
  fromPlan?: FromPlan | undefined
  hidden: HiddenWishes
  t: Translate<"chat">
  lang: Language
  entries: readonly FaqEntry[]
} & Partial<Pick<Reader, "countryIn">>

/**
 * An urgent message is answered first and at once, and never with an entry of the chat. If it may be urgent, a question
 * about that is shown above its answer.
 */
export function replies({ team, fromPlan, hidden, t, lang, entries, countryIn }: Talk) {
  const { spoken, shownOf, isOnlyOfFood, allLeftOut, besideUnknown, moreOn } = shownOfEntries(hidden, t)
  const { replyFromTeam, replyAgreed, replyDeclined, writeToTeam, tellTeam } = teamReplies({ team, t, lang, message })
  const { replyOnSafeSleep, replyToMood } = comfortReplies({ hidden, t, message, spoken, offeredFirst, replyHidden })
  const offers = { fromPlan, hidden, t, lang, entries, message, spoken, replyFromEntry }
  const { besidePlan, orOfPlan, whichOfPlan, replyAsked } = planOffers(offers)

  /** The first rule that returns an answer wins; if none does, the closest entries are offered. */
  const rules: readonly Rule[] = [
    cardForDanger,
    toTeam,
    toOfferOfFood,
    toCourtesy,
    onSafeSleep,
    onMood,
    fromHerPlan,
    toOtherLanguage,
    toPregnantWoman,
    fromBestEntry,
    withoutNumbers,
    besideCheck,
    whichOfPlan,
    whereNothingIsNear,
  ]

  function reply({ understand, safety, entries }: Answers, now: Conversation, text: string): Conversation {
    const last = withoutAnswered(now)
    const question = message("user", text, 0)
    const understood = understand(text, safety, fromPlan?.ofPlan)
    const { concern, whom } = understood
    const asked = concern ? withCheck(last, concern, question.id) : foldCard(last)
    const background = concern ? { concern: concern.level } : {}
    const turn: Turn = {
      ...understood,
      text,
      entries,
      question,
      messages: [...last.messages, question],
      last,
      before: { ...asked, background },
      note: whom && t(`for-${whom}`),
      isForNumbers: hidden.areNumbersHidden === true && asksForNumbers(text),
    }
    for (const rule of rules) {
      const said = rule(turn)
      if (said) return said
    }
    return whichOfOffered(turn)
  }

  function cardForDanger({ concern, last, messages, text }: Turn) {
    return concern?.level === "urgent" ? { ...replyToUrgent(last, messages, concern), untold: text } : undefined
  }

  function toTeam({ before, question }: Turn) {
    if (!before.isToTeam) return undefined
    const { background, ...asked } = before
    return writeToTeam(asked, question, background ?? {})
  }

  /**
   * Answers a reply to an offer of something to eat. No gentle question is added, because "I don't have it" is about
   * the food and not about her safety.
   */
  function toOfferOfFood(turn: Turn) {
    const found = fromPlan?.answerToOffer(turn.text, lang, turn.last.messages.at(-1)?.offer)
    const before = { ...foldCard(turn.last), background: {} }
    return found && replyFromPlan({ ...turn, concern: null, entry: null, before }, found)
  }

  function toCourtesy({ courtesy, before, messages }: Turn) {
    return courtesy ? { ...before, messages: [...messages, message("ai", courtesy, answerDelayMs)] } : undefined
  }

  function onSafeSleep(turn: Turn) {
    const { isAboutSafeSleep, entry, offered, before, messages, text } = turn
    if (!isAboutSafeSleep) return undefined
    return entry && !hidden.isQuiet
      ? { ...withNumber(replyFromEntry(before, messages, entry)), ...answeredBy(turn, "entry", [entry]) }
      : { ...replyOnSafeSleep(before, messages, offered), answered: text }
  }

  function onMood(turn: Turn) {
    const { isAboutMood, entry, offered, before, messages } = turn
    if (!isAboutMood) return undefined
    const answered = entry ? answeredBy(turn, "entry", [entry]) : answeredBy(turn, "offer", spoken(offered))
    return orOfPlan({ ...replyToMood(before, messages, entry, offered), ...answered }, turn)
  }

  function fromHerPlan(turn: Turn) {
    if (turn.entry && isQuestionOf(turn.entry, turn.text)) return undefined
    const found = fromPlan?.answer(turn.text, lang, turn.entry !== null)
    if (found?.entryId === undefined) return found && replyFromPlan(turn, found)
    const entry = turn.entries.find(({ id }) => id === found.entryId)
    const said = entry && fromBestEntry({ ...turn, entry })
    return said && besidePlan(said, turn, { entryId: found.entryId })
  }

  function replyFromPlan(turn: Turn, said: Said) {
    const messages = [...turn.messages, { ...message("ai", said.text, answerDelayMs), ...said }]
    const besides = turn.entry && !turn.concern ? offeredFirst([turn.entry, ...turn.offered], []) : []
    const answered = {
      ...turn.before,
      ...answeredBy(turn, "plan", []),
      messages,
      suggestionIds: suggestBesidePlan(turn.text, besides, turn.last),
    }
    return besidePlan(answered, turn, { text: said.text })
  }

  function toOtherLanguage({ isForeign, before, messages }: Turn) {
    if (!isForeign) return undefined
    return { ...before, messages: [...messages, { ...message("ai", t("foreign"), answerDelayMs), isUnanswered: true }] }
  }

  function toPregnantWoman({ whom, before, messages, text }: Turn) {
    if (whom !== "pregnantWoman") return undefined
    const answer = message("ai", t("for-pregnantWoman"), answerDelayMs)
    return { ...before, answered: text, suggestionIds: [], messages: [...messages, answer] }
  }

  function fromBestEntry(turn: Turn) {
    const { entry, offered, before, messages, note, isForNumbers } = turn
    if (!entry) return undefined
    const answered = noting(note, replyFromEntry(before, messages, entry, isForNumbers))
    const suggestionIds = offeredFirst(offered, answered.suggestionIds)
    const said = { ...answered, suggestionIds, ...answeredBy(turn, "entry", [entry]) }
    return orOfPlan(said, turn, { entryId: entry.id })
  }

  function withoutNumbers({ isForNumbers, before, messages }: Turn) {
    if (!isForNumbers) return undefined
    const answer = message("ai", t("numbersHidden"), answerDelayMs)
    return { ...before, messages: [...messages, answer], suggestionIds: suggestAfter(null, before.hasReflected) }
  }

  /**
   * While the gentle question is open, nothing is guessed: she is asked to tell more, and the closest entries are only
   * offered.
   */
  function besideCheck(turn: Turn) {
    const { concern, offered, before, messages, text } = turn
    if (!concern) return undefined
    const shown = spoken(offered)
    const asking = offer(before, messages, shown, message("ai", t("tellMore"), answerDelayMs))
    const answered = shown.length > 0 ? answeredBy(turn, "offer", shown) : { answered: text }
    return orOfPlan({ ...asking, ...answered }, turn)
  }

  function whereNothingIsNear({ offered, before, messages, text }: Turn) {
    return offered.length === 0 ? replyFromTeam(before, messages, text) : undefined
  }

  function whichOfOffered(turn: Turn) {
    const { offered, before, messages, note, text } = turn
    const shown = spoken(offered)
    return shown.length > 0
      ? { ...noting(note, offer(before, messages, shown, asksWhich(turn))), ...answeredBy(turn, "offer", shown) }
      : { ...(isOnlyOfFood(offered) ? replyLeftOut : replyHidden)(before, messages), answered: text }
  }

  function answeredBy({ text, before }: Turn, kind: ChatAnswer["kind"], entries: readonly FaqEntry[]) {
    const chatAnswer = { kind, entryIds: entries.map(({ id }) => id) }
    return { answered: text, background: { ...before.background, chatAnswer } }
  }

  function offer(
    before: Conversation,
    messages: Message[],
    offered: readonly FaqEntry[],
    answer: Message,
  ): Conversation {
    const suggestionIds = offered.map(({ id }) => id)
    return { ...before, messages: [...messages, answer], suggestionIds, ...(offered.length > 0 && { isOffer: true }) }
  }

  const asksWhich = ({ isDangerRuledOut }: UnderstoodMessage) => ({
    ...message("ai", t("didYouMean"), answerDelayMs),
    ...(!isDangerRuledOut && { isUnanswered: true }),
  })

  /** Every urgent message brings the card below its answer, however often it is repeated. */
  function replyToUrgent(before: Conversation, messages: Message[], { level, kind }: Concern): Conversation {
    const times = timesInARow(before.concern, { level, kind })
    const answer = message("ai", t(wordingOf(kind, times)), 0)
    const concern = { level, kind, messageId: answer.id, isOpen: true, times }
    return { ...before, concern, messages: [...messages, answer], suggestionIds: [] }
  }

  function replyChosen(now: Conversation, entry: FaqEntry): Conversation {
    const before = foldCard(withoutAnswered(now))
    return replyFromEntry(before, [...before.messages, message("user", entry.question, 0)], entry)
  }

  /** Suggests the offered entries first: three suggestions, or as many as are offered if there are more. */
  function offeredFirst(offered: readonly FaqEntry[], others: readonly number[]): number[] {
    const ids = spoken(offered).map(({ id }) => id)
    return [...new Set([...ids, ...others])].slice(0, Math.max(3, ids.length))
  }

  function replyLeftOut(before: Conversation, messages: Message[]): Conversation {
    return { ...before, messages: [...messages, message("ai", allLeftOut(), answerDelayMs)], suggestionIds: [] }
  }

  function replyHidden(before: Conversation, messages: Message[]): Conversation {
    const answer = { ...message("ai", t("hidden"), answerDelayMs), guide: "loss" as const }
    return { ...before, messages: [...messages, answer], suggestionIds: [] }
  }

  function replyFromEntry(
    before: Conversation,
    messages: Message[],
    entry: FaqEntry,
    isForNumbers = false,
  ): Conversation {
    const shown = shownOf(entry, entry.byCountry && countryIn?.(messages.at(-1)?.text ?? ""))
    if (shown === undefined) return replyHidden(before, messages)
    const answer = fromPlan?.beside(entry, shown, lang) || besideUnknown(entry, shown) || allLeftOut()
    const text = isForNumbers ? `${answer}\n\n${t("numbersHidden")}` : answer
    return {
      ...before,
      messages: [
        ...messages,
        {
          ...message("ai", text, answerDelayMs),
          ...moreOn(entry),
          authorities: entry.sources && authoritiesOf(entry.sources),
          ...rateable(before, entry),
        },
      ],
      suggestionIds: suggestAfter(entry, before.hasReflected),
      hasReflected: true,
    }
  }

  function replyMisunderstood({ answered, isOffer, ...before }: Conversation): Conversation {
    if (!answered) return before
    const question = message("user", t(isOffer ? "noneOfThese" : "notThat"), 0)
    return replyFromTeam(before, [...before.messages, question], answered)
  }

  function message(type: Message["type"], text: string, delayMs: number): Message {
    return { id: newId(), type, text, timestamp: new Date(Date.now() + delayMs).toISOString(), lang }
  }

  return { reply, replyChosen, replyAsked, replyMisunderstood, replyAgreed, replyDeclined, tellTeam }
}
