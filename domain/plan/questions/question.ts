import { understandWishes } from "../../food/understand-wishes.ts"
import type { WishTable } from "../../food/wish.ts"
import type { KitchenWords } from "../../understanding/kitchen.ts"
import { readerOfShortForms, type ShortFormWords } from "../../understanding/short-forms.ts"
import { type Lack, type LeftOutWords, readerOfLeftOut, type ToLeaveOut } from "./left-out.ts"
import { type MentionWords, readerOfMentions } from "./mentions.ts"
import { readerOfTopics, type TopicQuestion } from "./topic-question.ts"
import type { Topic } from "./topic-rules.ts"
import { readerOfWeek, type WeekQuestion } from "./week-question.ts"

type OfTopic = { about: "topic" } & TopicQuestion

export type PlanQuestion = WeekQuestion | Lack | ToLeaveOut | OfTopic

/** The words of all languages for all rules about her plan. */
export type QuestionWords = {
  week: Parameters<typeof readerOfWeek>[0]
  topics: Parameters<typeof readerOfTopics>[0]
  kitchen: KitchenWords
  leftOut: LeftOutWords
  mentions: MentionWords
  shortForms: ShortFormWords
}

/**
 * Topics on which the rules for a question about her week are more reliable than the topic's own rules, if both match.
 */
const besideWeek: ReadonlySet<Topic> = new Set([
  "babyEats",
  "exactly",
  "freezes",
  "ingredients",
  "inKitchen",
  "keeps",
  "minutesOf",
  "people",
  "tastes",
  "twoAtTable",
  "whichHave",
  "whichMeatless",
])

/** Recognises a question about her plan: what she lacks or wants left out, and what she asks about her week. */
export function readerOfPlan(words: QuestionWords) {
  const writtenOut = readerOfShortForms(words.shortForms)
  const mentions = readerOfMentions(words.mentions)
  const { toldIn, believedIn } = readerOfLeftOut(words.leftOut, words.kitchen)
  const weekQuestionIn = readerOfWeek(words.week, mentions)
  const topicIn = readerOfTopics(words.topics, mentions)

  /** Returns undefined if the text asks about something else. `written` is the message as she wrote it. */
  return function planQuestionIn(written: string, table: WishTable): PlanQuestion | undefined {
    const text = writtenOut(written)
    const believed = believedIn(text, table)
    if (believed) return believed
    const [topic, ofWeek] = [topicIn(text, table), weekQuestionIn(text)]
    const isAsRead = topic?.topic === "swap" && topic.foods.length === 0 && isSwapOfToday(ofWeek)
    const isBeside =
      topic && besideWeek.has(topic.topic) && (topic.topic !== "people" || topic.isWeak || ofWeek?.about === "guests")
    const isNear = isAsRead || (ofWeek && ofWeek.about !== "meal" && isBeside)
    const told = toldIn(text, table)
    if (topic && !isNear && !(topic.topic === "tastes" && told)) return { about: "topic", ...topic }
    const isOfMeal = ofWeek?.about === "meal" || ofWeek?.about === "swap"
    if (told && (told.about === "kitchen" || isOfMeal || !ofWeek)) return told
    if (!ofWeek) return undefined
    const isOfFood = ("isToBuy" in ofWeek && ofWeek.isToBuy) || ("isOfFood" in ofWeek && ofWeek.isOfFood)
    if (!isOfFood && ofWeek.about !== "meal") return ofWeek
    const isNamed = understandWishes(text, "preferredFoods", table).likes.length > 0
    // A message that names foods asks for an idea with them, not for the dish of her week.
    return isNamed === (isOfFood ?? false) ? ofWeek : undefined
  }
}

/**
 * True for a swap of today's meal. The rules for her week also match a meal that is postponed ("move lunch to
 * tomorrow").
 */
function isSwapOfToday(ofWeek: WeekQuestion | undefined): boolean {
  if (ofWeek?.about === "moved") return true
  return ofWeek?.about === "swap" && (ofWeek.day === undefined || ofWeek.day === "today")
}
