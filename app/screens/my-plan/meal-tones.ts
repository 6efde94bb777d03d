import type { Meal } from "#domain/recipe.ts"

/** The light in which each meal's picture lies: honey in the morning, terracotta at noon, sage in the evening. */
export const mealTones: Record<Meal, string> = {
  breakfast: "bg-note-soft",
  lunch: "bg-action-soft",
  dinner: "bg-done-soft",
}
