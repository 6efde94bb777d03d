import type { LikelyOfPlan } from "#app/chat/from-plan.ts"
import { asked } from "#content/plan-words/asked/asked.ts"
import { foodsNamedIn } from "#domain/food/foods-named.ts"
import { canonicalQuestion, type Named, readerOfCanonical } from "#domain/plan/questions/canonical.ts"
import { isLikelyOfPlan, isSurelyOfPlan, type LikelyKinds } from "#domain/plan/questions/kind-model.ts"
import type { KindOfQuestion } from "#domain/plan/questions/kinds.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import { fold } from "#domain/understanding/text.ts"
import { dishElsewhere, dishesMeant } from "./dish-meant.ts"
import { answerOfKind } from "./from-kinds.ts"
import type { PlanOfChat, PlanTalk } from "./plan-talk.ts"

const canonicalIn = readerOfCanonical(asked)
/** More than these are never offered; some have no other answer than another has. */
const triedMost = 6
const questionsMost = 3

type Shown = { text?: string; entryId?: number }

/**
 * The likeliest plain questions about her plan, with the dish, food, day or meal that she named: each is answered from
 * her plan, none as `shown` answers already. `hour`: 0-23.
 */
export function likelyQuestions(
  message: string,
  { ofPlan, kinds }: LikelyKinds,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
  { shown = {}, hidden = [] }: { shown?: Shown; hidden?: readonly KindOfQuestion[] } = {},
): LikelyOfPlan {
  const named = namedIn(message, plan, talk)
  const questions: string[] = []
  const said = new Set<string | number | undefined>([shown.text, shown.entryId])
  for (const { kind } of kinds.filter((each) => !hidden.includes(each.kind)).slice(0, triedMost)) {
    const question = canonicalQuestion(kind, named, asked[talk.lang])
    const read = canonicalIn(question)
    const answer = read && answerOfKind(read, plan, talk, hour)
    const says = answer?.text ?? answer?.entryId
    if (says === undefined || said.has(says)) continue
    said.add(says)
    questions.push(question)
  }
  return {
    isLikely: isLikelyOfPlan(ofPlan),
    isSure: isSurelyOfPlan(ofPlan),
    questions: questions.slice(0, questionsMost),
  }
}

/** What a message names of her week, in words that a plain question can hold. */
function namedIn(message: string, plan: PlanOfChat, talk: PlanTalk): Named {
  const { dishes, meal, day, isBy } = dishesMeant(message, plan, talk)
  const [dish] = isBy === "place" && !meal ? [] : dishes
  const elsewhere = isBy === "title" ? undefined : dishElsewhere(message, plan, talk)
  const recipe = elsewhere ?? dish?.recipe
  const title = recipe && titleIn(talk.titles, recipe.id)
  const foods = foodsNamedIn(message, plan.table).map(({ spelling }) => spelling)
  // The lentils of a lentil soup are not what is asked of it.
  const others = foods.filter((food) => !title || !isIn(food, title))
  const food = others[0] ?? foods[0]
  return {
    ...(title && { dish: title }),
    ...(food && { food: food.toLowerCase() }),
    ...(day !== undefined && { day: `${day}` }),
    ...(meal && { meal: talk.mealName(meal).toLowerCase() }),
  }
}

function isIn(food: string, title: string): boolean {
  return fold(title).includes(fold(food).replace(/e?s$/, ""))
}
