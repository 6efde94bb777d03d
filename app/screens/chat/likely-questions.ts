import type { LikelyOfPlan } from "#app/chat/from-plan.ts"
import { asked } from "#content/plan-words/asked/asked.ts"
import { foodsNamedIn } from "#domain/food/foods-named.ts"
import { canonicalQuestion, type Named, readerOfCanonical } from "#domain/plan/questions/canonical.ts"
import { isProbablyOfPlan, type LikelyKinds, offerAt } from "#domain/plan/questions/kind-model.ts"
import type { KindOfQuestion } from "#domain/plan/questions/kinds.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import { dishElsewhere, dishesMeant } from "./dish-meant.ts"
import { replyOfFacts, shownKinds } from "./facts.ts"
import { askAllOf, knownOf } from "./facts-of-thing.ts"
import { answerOfKind } from "./from-kinds.ts"
import type { PlanOfChat, PlanTalk } from "./plan-talk.ts"
import { isIn, thingMeant } from "./thing-meant.ts"

const canonicalIn = readerOfCanonical(asked)
/** Only this many kinds of question are tried, because some give the same answer as another and are dropped. */
const triedMost = 6
/**
 * Below an answer from her plan, kinds of question with a smaller share (0 to 1) than this are not offered as another
 * reading.
 */
const besideLeast = 0.03

/**
 * At most this many other readings are offered below an answer, besides the question for everything about the thing.
 */
const readingsMost = 3

type Shown = { text?: string; entryId?: number }

/**
 * The likeliest canonical questions about her plan, filled with the dish, food, day or meal that she named. Each can be
 * answered from her plan, and none gives the answer that is already `shown`. `hour` is 0-23.
 */
export function likelyQuestions(
  message: string,
  { ofPlan, kinds }: LikelyKinds,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
  { shown = {}, hidden = [] }: { shown?: Shown; hidden?: readonly KindOfQuestion[] } = {},
): LikelyOfPlan | undefined {
  const offer = offerAt(ofPlan)
  if (!offer) return undefined
  const { ofDish, ofFood } = namedIn(message, plan, talk)
  const thing = thingMeant(message, { kinds }, plan, talk, hour)
  const known = thing && knownOf(thing, plan, talk, hour)
  const isUnder = shown.text !== undefined || shown.entryId !== undefined
  const isKnown = !isUnder && known && isProbablyOfPlan(ofPlan)
  const inFacts = new Set(isKnown ? shownKinds(known, kinds) : [])
  const least = shown.text === undefined ? 0 : besideLeast
  const questions: string[] = []
  const said = new Set<string | number | undefined>([shown.text, shown.entryId])
  const likeliest = kinds.filter(({ kind, share }) => share >= least && !hidden.includes(kind)).slice(0, triedMost)
  for (const { kind } of likeliest) {
    const specific = canonicalQuestion(kind, ofDish, asked[talk.lang])
    const isOfDish = ofDish.dish !== undefined && specific.includes(ofDish.dish)
    const question = isOfDish ? specific : canonicalQuestion(kind, ofFood, asked[talk.lang])
    const read = canonicalIn(question)
    const answer = read && answerOfKind(read, plan, talk, hour)
    const says = answer?.text ?? answer?.entryId
    // A visible line gives the same answer already, unless the answer also has a button.
    if (says === undefined || said.has(says) || (inFacts.has(kind) && !answer?.offer)) continue
    said.add(says)
    questions.push(question)
  }
  const offered = questions.slice(0, isUnder ? Math.min(readingsMost, offer.questions) : offer.questions)
  const all = known && !isKnown ? [...offered, askAllOf(thing, talk)] : offered
  if (all.length === 0 && !isKnown) return undefined
  return { questions: all, entries: offer.entries, ...(isKnown && { known: replyOfFacts(known, kinds) }) }
}

/**
 * The dish, food, day and meal of her week that a message names, in words that a canonical question can contain: once
 * for questions about a dish, once for questions about a food.
 */
function namedIn(message: string, plan: PlanOfChat, talk: PlanTalk): { ofDish: Named; ofFood: Named } {
  const { dishes, meal, day, isBy } = dishesMeant(message, plan, talk)
  const [dish] = isBy === "place" && !meal ? [] : dishes
  const elsewhere = isBy === "title" ? undefined : dishElsewhere(message, plan, talk)
  const recipe = elsewhere ?? dish?.recipe
  const title = recipe && titleIn(talk.titles, recipe.id)
  const known = foodsNamedIn(message, plan.table).filter((each) => each.foods.length > 0)
  const foods = known.map(({ spelling }) => spelling.toLowerCase())
  // In "lentil soup", the lentils belong to the title and are not a food that she asks about.
  const other = foods.find((food) => !title || !isIn(food, title))
  const place = {
    ...(day !== undefined && { day: `${day}` }),
    ...(meal && { meal: talk.mealName(meal).toLowerCase() }),
  }
  return {
    ofDish: { ...place, ...(title && { dish: title }), ...(other && { food: other }) },
    ofFood: { ...place, ...(foods[0] && { food: foods[0] }) },
  }
}
