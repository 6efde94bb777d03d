import { programmeDays } from "#domain/journey/progress.ts"
import { fold } from "#domain/understanding/text.ts"
import { ahead, named } from "./dish-links.ts"
import { dishesOfWeek } from "./dish-meant.ts"
import { dayAskedIn, mealIn } from "./mentions.ts"
import type { PlanAnswer, PlanOfChat, PlanTalk } from "./plan-talk.ts"

/**
 * Lists the dishes that can be cooked ahead and keep: tomorrow's if she names tomorrow, else those of all remaining
 * days.
 */
export function answerOfAhead(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const tomorrow = plan.today + 1
  if (dayAskedIn(fold(text)) === "tomorrow" && tomorrow <= programmeDays) {
    const dishes = dishesOfWeek(plan).filter(({ day, meal }) => day === tomorrow && meal === (mealIn(text) ?? meal))
    const keeping = dishes.filter(({ recipe }) => recipe.keepsDays > 0)
    return {
      text:
        keeping.length > 0
          ? talk.ofPlan("aheadDay", { dishes: named(keeping, talk) })
          : talk.ofPlan("aheadDayNone", { dishes: named(dishes, talk) }),
    }
  }
  const all = ahead(plan)
  const freezing = all.filter(({ recipe }) => recipe.freezes)
  const keeping = all.filter(({ recipe }) => !recipe.freezes && recipe.keepsDays > 1)
  const lines = [
    ...(freezing.length > 0 ? [talk.ofPlan("aheadFreeze", { dishes: named(freezing, talk) })] : []),
    ...(keeping.length > 0 ? [talk.ofPlan("aheadKeep", { dishes: named(keeping, talk) })] : []),
  ]
  return { text: lines.length > 0 ? lines.join("\n\n") : talk.ofPlan("aheadNone") }
}
