import { type Courtesies, replyToCourtesy, withoutGreeting } from "../chat/courtesy.ts"
import type { FaqEntry } from "../chat/faq-match.ts"
import { isNearLowMood, moodEntryIds, suitsLowMood } from "../diary/mood-entries.ts"
import { type Assessment, assessSafety, worstOf } from "../safety/assess.ts"
import type { Concern, SafetyKind } from "../safety/concern.ts"
import { type SafetyModel, withLargeModel } from "../safety/model.ts"
import type { DangerRules } from "../safety/rules.ts"
import { bareReplyRule } from "./bare-reply.ts"
import { type CalmQuestionWords, readerOfCalmQuestions } from "./calm-question.ts"
import { type ConjunctionWords, readerOfCalmThroughout } from "./calm-throughout.ts"
import { type Everyday, type EverydayWords, readerOfEveryday } from "./everyday.ts"
import { type FoodAloneWords, readerOfFoodAlone } from "./food-alone.ts"
import { isForeign } from "./foreign.ts"
import { type IntentModel, type Reply, replyFrom } from "./intents.ts"
import { lowMoodRule, type SpeaksOfLowMood } from "./low-mood.ts"
import type { MessageWords } from "./message-words.ts"
import { languagePartsOf } from "./parts.ts"
import { answersSafeSleep, readerOfSafeSleep, type SafeSleepWords } from "./safe-sleep.ts"
import { partsOf } from "./sentences.ts"
import { type Whom, whomRule } from "./whom.ts"

export type Understanding = {
  safety: SafetyModel | null
  intents: IntentModel
  entries: readonly FaqEntry[]
  courtesies: Courtesies
  foods: ReadonlySet<string>
  rules: MessageRules
  /** True if a message asks about her week and says nothing else. */
  asksOnlyOfWeek: (text: string) => boolean
  /** How likely it is that a text asks about her plan; absent until the model has loaded, and in quiet mode. */
  ofPlan?: ((text: string) => number) | undefined
  /** An ISO 3166-1 alpha-2 code, if the country is known. */
  country?: string | null
}

export type MessageRules = ReturnType<typeof readerOfSafeSleep> &
  ReturnType<typeof readerOfEveryday> &
  ReturnType<typeof readerOfCalmThroughout> & {
    danger: DangerRules
    isCalmQuestion: ReturnType<typeof readerOfCalmQuestions>
    speaksOfFoodAlone: ReturnType<typeof readerOfFoodAlone>
    isBareReply: (text: string) => boolean
    speaksOfLowMood: SpeaksOfLowMood
    whomItIsAbout: (text: string) => Whom | null
  }

/** Compiles the rules from the words of all languages; done once, because they are then used for each message. */
export function messageRules(
  words: readonly MessageWords[],
  {
    safeSleep,
    everyday,
    calm,
  }: {
    safeSleep: SafeSleepWords
    everyday: EverydayWords
    calm: CalmQuestionWords & ConjunctionWords & FoodAloneWords
  },
  danger: DangerRules,
): MessageRules {
  return {
    danger,
    ...readerOfSafeSleep(safeSleep),
    ...readerOfEveryday(everyday),
    ...readerOfCalmThroughout(calm),
    isCalmQuestion: readerOfCalmQuestions(calm),
    speaksOfFoodAlone: readerOfFoodAlone(calm),
    isBareReply: bareReplyRule(words.map(({ bareReply }) => bareReply)),
    speaksOfLowMood: lowMoodRule(words.map(({ lowMood }) => lowMood)),
    whomItIsAbout: whomRule(words.map(({ whom }) => whom)),
  }
}

/**
 * At most one of `courtesy`, `isAboutSafeSleep`, `isForeign`, `entry` and `offered` is set, with two exceptions: safe
 * sleep and mood may come with an entry or offers, and an entry may come with offers.
 */
export type UnderstoodMessage = Reply & {
  concern: Concern | null
  courtesy: string | null
  isAboutSafeSleep: boolean
  /** True if the reply begins with a kind sentence and with people to talk to. */
  isAboutMood: boolean
  isForeign: boolean
  whom: Whom | null
  /** True if no emergency number needs to be shown below offers. */
  isDangerRuledOut: boolean
}

/**
 * Decides how a message is answered. An urgent concern is returned alone, before anything else. If nothing is found,
 * the question goes to the team.
 */
export function understandMessage(
  whole: string,
  { safety, intents, entries, courtesies, foods, rules, asksOnlyOfWeek, ofPlan, country = null }: Understanding,
): UnderstoodMessage {
  const text = withoutGreeting(whole, courtesies)
  const shares = intents.sharesOf(text)
  const isOfWeek = asksOnlyOfWeek(text)
  const courtesy = replyToCourtesy(whole, courtesies)
  const isBareReply = rules.isBareReply(text)
  const reading = rules.danger.readMessage(text)
  const everyday = rules.everydayIn(reading)
  const metWith = everyday?.metWith
  const isWholeCalm = isOfWeek || isBareReply || courtesy !== null || everyday !== null
  const both = safety && withLargeModel(safety, intents.danger)
  const sharesOf = (passage: string) => (passage === text ? shares : intents.sharesOf(passage))
  const answerShareOf = (passage: string) => (rules.asksOnlyAboutSafeSleep(passage) ? 1 : sharesOf(passage).likeliest)
  const circumstances = {
    rules: rules.danger,
    answerShareOf,
    ...(both &&
      ofPlan && {
        isCalmThroughout: (part: string, kind: SafetyKind) =>
          rules.isCalmThroughout(rules.danger.withoutCircumstances(part), kind, {
            ofPlan,
            answerShareOf,
            safety: both,
          }),
        isOfPlanThroughout: (part: string) => rules.isOfPlanThroughout(part, ofPlan),
      }),
    country,
  }
  const assess = (piece: string, isOfFood = rules.speaksOfFoodAlone(piece, foods)): Assessment => {
    const isCalm = isOfFood || isWholeCalm || rules.isCalmQuestion(piece, entries)
    return assessSafety(piece, isCalm ? null : both, circumstances)
  }
  const isOfFood = rules.speaksOfFoodAlone(text, foods)
  // The whole message would hide a danger in a part that is in another language, so each part is assessed on its own
  // too.
  const parts = isOfFood ? [] : languagePartsOf(text)
  const assessed = worstOf([assess(text, isOfFood), ...parts.map((part) => assess(part))])
  const { isDoubtful, isRuledOut } = assessed
  const concern = assessed.concern && {
    ...assessed.concern,
    kind: rules.kindMeant(assessed.concern.kind, reading),
  }
  const none = {
    courtesy: null,
    isAboutSafeSleep: false,
    isAboutMood: false,
    isForeign: false,
    whom: null,
    isDangerRuledOut: false,
  }
  const nothing = { ...none, concern, entry: null, offered: [] }
  if (concern?.level === "urgent") return nothing
  if (courtesy) return { ...nothing, courtesy }
  const reply = answeredWith(metWith, replyFrom(text, entries, shares, isDoubtful), entries)
  if (rules.asksAboutSafeSleep(text)) {
    return { ...nothing, isAboutSafeSleep: true, ...afterSafeSleep(reply) }
  }
  if (
    metWith === "mood" ||
    rules.speaksOfLowMood(text, reply.entry || isOfWeek || isBareReply ? null : { shares, concern })
  )
    return { ...nothing, isAboutMood: true, ...suitable(reply) }
  if (isForeign(text)) return { ...nothing, isForeign: true }
  const whom = rules.whomItIsAbout(text)
  // Advice for after a birth may be wrong during pregnancy.
  if (whom === "pregnantWoman") return { ...nothing, whom }
  const isDangerRuledOut = isRuledOut || (isOfFood && concern === null)
  return {
    ...nothing,
    whom,
    isDangerRuledOut,
    ...besideMood(isDoubtful ? reply : withOthers(reply, text, { intents, entries })),
  }
}

/**
 * Answers the first sentence for which an entry is certain and offers the answers to the others. If the answer to the
 * whole message belongs to none of its sentences, it comes first.
 */
function withOthers(
  reply: Reply,
  text: string,
  { intents, entries }: Pick<Understanding, "intents" | "entries">,
): Reply {
  const answers = partsOf(text).flatMap((part) => replyFrom(part, entries, intents.sharesOf(part)).entry ?? [])
  const distinct = [...new Set(reply.entry && !answers.includes(reply.entry) ? [reply.entry, ...answers] : answers)]
  const [entry, ...others] = distinct
  return entry && others.length > 0 ? { entry, offered: others } : reply
}

function answeredWith(id: Everyday["metWith"], reply: Reply, entries: readonly FaqEntry[]): Reply {
  const entry = entries.find((one) => one.id === id)
  return entry ? { entry, offered: reply.offered.filter((one) => one !== entry) } : reply
}

/**
 * After a question about safe sleep only an entry on that subject answers. Any other entry is offered below the
 * guide's text.
 */
function afterSafeSleep({ entry, offered }: Reply): Reply {
  if (!entry || answersSafeSleep(entry)) return { entry, offered }
  return { entry: null, offered: [entry, ...offered] }
}

function besideMood({ entry, offered }: Reply): Reply {
  const isOfMood = entry !== null && moodEntryIds.has(entry.id)
  return { entry, offered: isOfMood ? offered.filter(({ id }) => isNearLowMood(id)) : offered }
}

function suitable({ entry, offered }: Reply): Reply {
  return {
    entry: entry && suitsLowMood(entry.id) ? entry : null,
    offered: offered.filter(({ id }) => isNearLowMood(id)),
  }
}
