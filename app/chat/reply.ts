import { answerHere } from "#app/care/in-her-country.ts"
import type { Translate } from "#app/language/resources.ts"
import { answerDelayMs, type Conversation, type Message } from "#app/storage/conversation.ts"
import { newId } from "#app/sync/new-id.ts"
import { authoritiesOf } from "#domain/chat/answer.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import { asksForNumbers } from "#domain/evolution/numbers.ts"
import { guidesInSilence } from "#domain/guides/guide.ts"
import { entriesFor, type HiddenWishes } from "#domain/guides/hidden-topics.ts"
import type { Language } from "#domain/language.ts"
import { namesFood } from "#domain/marked-text.ts"
import { type Concern, isUrgentStanding, type SafetyKind, timesInARow } from "#domain/safety/concern.ts"
import type { ChatAnswer } from "#domain/team/team.ts"
import type { UnderstoodMessage } from "#domain/understanding/message.ts"
import type { Answers } from "./faq.ts"
import { suggestAfter } from "./suggest.ts"
import { teamReplies } from "./team-replies.ts"
import type { Team } from "./use-team.ts"

/** The entries about her own sleep, help at home and warning signs. */
const afterSafeSleep = [35, 36, 23]
/** The entries about whom to talk to, help at home, depression and crying. */
const afterMood = [60, 36, 38, 37]

export type FromPlan = {
  answer: (text: string, lang: Language) => { text: string; offer?: Message["offer"] } | undefined
  beside: (entry: FaqEntry, shown: string, lang: Language) => string
}

type Talk = {
  team: Team
  fromPlan?: FromPlan | undefined
  hidden: HiddenWishes
  t: Translate<"chat">
  lang: Language
}

/** What is urgent comes first, at once, never with an FAQ entry. What may be is asked about above its answer. */
export function replies({ team, fromPlan, hidden, t, lang }: Talk) {
  const { replyFromTeam, replyAgreed, replyDeclined, writeToTeam, tellTeam } = teamReplies({ team, t, lang, message })

  function reply({ understand, safety }: Answers, now: Conversation, text: string): Conversation {
    const last = withoutAnswered(now)
    const question = message("user", text, 0)
    const messages = [...last.messages, question]
    const understood = understand(text, safety)
    const { concern, courtesy, isAboutSafeSleep, isAboutMood, isForeign, whom, entry, offered } = understood
    if (concern?.level === "urgent") return { ...replyToUrgent(last, messages, concern), untold: text }

    const asked = concern ? withCheck(last, concern, question.id) : foldCard(last)
    const check = concern ? { concern: concern.level } : {}
    if (last.isToTeam) return writeToTeam(asked, question, check)
    const before = { ...asked, background: check }

    if (courtesy) return { ...before, messages: [...messages, message("ai", courtesy, answerDelayMs)] }

    if (isAboutSafeSleep) {
      return entry && !hidden.isQuiet
        ? { ...withNumber(replyFromEntry(before, messages, entry)), ...answeredBy("entry", [entry]) }
        : { ...replyOnSafeSleep(before, messages, offered), answered: text }
    }

    if (isAboutMood) {
      const kind = entry ? "entry" : "offer"
      return {
        ...replyToMood(before, messages, entry, offered),
        ...answeredBy(kind, entry ? [entry] : spoken(offered)),
      }
    }

    const ofPlan = fromPlan?.answer(text, lang)
    if (ofPlan) {
      const answer = { ...message("ai", ofPlan.text, answerDelayMs), ...(ofPlan.offer && { offer: ofPlan.offer }) }
      return { ...before, ...answeredBy("plan", []), messages: [...messages, answer] }
    }

    if (isForeign) {
      const answer = { ...message("ai", t("foreign"), answerDelayMs), isUnanswered: true }
      return { ...before, messages: [...messages, answer] }
    }

    if (whom === "pregnantWoman") {
      return {
        ...before,
        answered: text,
        suggestionIds: [],
        messages: [...messages, message("ai", t("for-pregnantWoman"), answerDelayMs)],
      }
    }
    const note = whom && t(`for-${whom}`)

    const isForNumbers = hidden.areNumbersHidden && asksForNumbers(text)
    if (entry) {
      const answered = noting(note, replyFromEntry(before, messages, entry, isForNumbers))
      const suggestionIds = offeredFirst(offered, answered.suggestionIds)
      return { ...answered, suggestionIds, ...answeredBy("entry", [entry]) }
    }
    if (isForNumbers) return replyWithoutNumbers(before, messages)
    if (concern) {
      // Beside the gentle question nothing is guessed: what is offered waits until she has answered it.
      const shown = spoken(offered)
      const asking = offer(before, messages, shown, message("ai", t("tellMore"), answerDelayMs))
      return shown.length > 0 ? { ...asking, ...answeredBy("offer", shown) } : { ...asking, answered: text }
    }
    if (offered.length === 0) return replyFromTeam(before, messages, text)
    const shown = spoken(offered)
    return shown.length > 0
      ? { ...noting(note, offer(before, messages, shown, asksWhich(understood))), ...answeredBy("offer", shown) }
      : { ...(isOnlyOfFood(offered) ? replyLeftOut : replyHidden)(before, messages), answered: text }

    function answeredBy(kind: ChatAnswer["kind"], entries: readonly FaqEntry[]) {
      return { answered: text, background: { ...check, chatAnswer: { kind, entryIds: entries.map(({ id }) => id) } } }
    }
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

  /** Each brings the card below itself, however often: the second time is answered no less than the first. */
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

  /** Three, or all that are offered. */
  function offeredFirst(offered: readonly FaqEntry[], others: readonly number[]): number[] {
    const ids = spoken(offered).map(({ id }) => id)
    return [...new Set([...ids, ...others])].slice(0, Math.max(3, ids.length))
  }

  function spoken(entries: readonly FaqEntry[]): readonly FaqEntry[] {
    return entriesFor(entries, hidden)
  }

  /** Returns "" if all of it names what she leaves out, undefined if it is about what she has hidden. */
  function shownOf(entry: FaqEntry): string | undefined {
    const [shown] = spoken([entry])
    if (shown) return answerHere(shown, hidden)
    return isOnlyOfFood([entry]) ? "" : undefined
  }

  function isOnlyOfFood(entries: readonly FaqEntry[]): boolean {
    return entriesFor(entries, { ...hidden, leftOut: undefined }).length > 0
  }

  function replyLeftOut(before: Conversation, messages: Message[]): Conversation {
    return { ...before, messages: [...messages, message("ai", allLeftOut(), answerDelayMs)], suggestionIds: [] }
  }

  const allLeftOut = () => t(hidden.leftOut === "unknown" ? "leftOutUnknown" : "allLeftOut")

  /** No food is named while it is unknown what she leaves out. */
  function besideUnknown({ markedAnswer }: FaqEntry, shown: string): string {
    const isPart = shown !== "" && hidden.leftOut === "unknown" && namesFood(markedAnswer)
    return isPart ? `${shown}\n\n${t("leftOutUnknown")}` : shown
  }

  function replyHidden(before: Conversation, messages: Message[]): Conversation {
    const answer = { ...message("ai", t("hidden"), answerDelayMs), guide: "loss" as const }
    return { ...before, messages: [...messages, answer], suggestionIds: [] }
  }

  function replyOnSafeSleep(before: Conversation, messages: Message[], offered: readonly FaqEntry[]): Conversation {
    if (hidden.isQuiet) return replyHidden(before, messages)
    const answer = { ...message("ai", t("safeSleep"), answerDelayMs), isUnanswered: true }
    return { ...before, messages: [...messages, answer], suggestionIds: offeredFirst(offered, afterSafeSleep) }
  }

  function replyToMood(
    before: Conversation,
    messages: Message[],
    entry: FaqEntry | null,
    offered: readonly FaqEntry[],
  ): Conversation {
    const [shown] = entry ? spoken([entry]) : []
    const text = [t(isComfortedBy(before, t("lowMood")) ? "lowMoodAgain" : "lowMood"), shown?.answer]
      .filter(Boolean)
      .join("\n\n")
    const answer = { ...message("ai", text, answerDelayMs), guide: "mood-and-sleep" as const, isAboutMood: true }
    const others = afterMood.filter((id) => id !== entry?.id)
    return { ...before, messages: [...messages, answer], suggestionIds: offeredFirst(offered, others) }
  }

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
    const shown = shownOf(entry)
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

  /** Sections of the guide may be about what she has hidden. */
  function moreOn({ guide, section }: FaqEntry) {
    if (!hidden.isQuiet) return { guide, section }
    return { guide: guide && guidesInSilence.includes(guide) ? guide : undefined }
  }

  function replyMisunderstood({ answered, isOffer, ...before }: Conversation): Conversation {
    if (!answered) return before
    const question = message("user", t(isOffer ? "noneOfThese" : "notThat"), 0)
    return replyFromTeam(before, [...before.messages, question], answered)
  }

  function message(type: Message["type"], text: string, delayMs: number): Message {
    return { id: newId(), type, text, timestamp: new Date(Date.now() + delayMs).toISOString(), lang }
  }

  return { reply, replyChosen, replyMisunderstood, replyAgreed, replyDeclined, tellTeam }
}

/** She rates nothing while she is asked whether she is safe. */
function rateable({ concern }: Conversation, { id }: FaqEntry) {
  return concern?.isOpen ? {} : { entryId: id }
}

function noting(note: string | null, now: Conversation): Conversation {
  return note ? changeLast(now, (last) => ({ ...last, text: `${note}\n\n${last.text}` })) : now
}

/** A sentence that comforts loses its worth if the next answer repeats it. */
function isComfortedBy({ messages }: Conversation, comfort: string): boolean {
  return messages.findLast(({ type }) => type === "ai")?.text.startsWith(comfort) ?? false
}

function withNumber(now: Conversation): Conversation {
  return changeLast(now, (last) => ({ ...last, isUnanswered: true }))
}

function changeLast({ messages, ...now }: Conversation, change: (last: Message) => Message): Conversation {
  return { ...now, messages: messages.map((each, at) => (at < messages.length - 1 ? each : change(each))) }
}

function withoutAnswered(now: Conversation): Conversation {
  const { answered: _answered, isOffer: _isOffer, toAgree: _toAgree, background: _background, ...last } = now
  return last
}

/** A question that she left aside is not asked again; an urgent card stays until she closes it. */
function foldCard({ concern, ...before }: Conversation): Conversation {
  if (!concern || !isUrgentStanding(concern)) return { ...before, concern: null }
  const { isAfterUrgent: _isAfterUrgent, ...card } = concern
  return { ...before, concern: { ...card, level: "urgent", isOpen: false } }
}

/** The gentle question in place of an urgent card: it has that card's number, and opens that card. */
function withCheck({ untold, ...before }: Conversation, concern: Concern, messageId: string): Conversation {
  const standing = before.concern
  if (!standing || !isUrgentStanding(standing)) return { ...before, concern: { ...concern, messageId, isOpen: true } }
  const asked = { ...standing, level: concern.level, messageId, isOpen: true, isAfterUrgent: true }
  return { ...before, ...(untold !== undefined && { untold }), concern: asked }
}

/** The same kind twice in a row is never answered in the same words. */
function wordingOf(kind: SafetyKind, times: number) {
  if (kind === "loss") return times % 2 === 1 ? "lossReply" : "lossAgain"
  if (times === 1) return "redFlagReply"
  return times % 2 === 0 ? "redFlagAgain" : "redFlagStill"
}
