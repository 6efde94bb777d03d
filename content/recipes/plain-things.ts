import type { Snack } from "#domain/recipes/recipe.ts"
import { ready, snack } from "./recipe.ts"

/**
 * Food that most kitchens have, without common allergens and eaten as it is. If nothing is known to be at home, the
 * first three that she does not leave out are offered.
 */
export const plainThings: readonly Snack[] = [
  ready("p1", [["banana", 90, 1, "unit"]]),
  snack("p2", [["chickpeas", 120, 0.5, "tin"]]),
  snack("p3", [["tinnedCorn", 85, 0.5, "tin"]]),
  ready("p4", [["apple", 150, 1, "unit"]]),
  snack("p5", [["whiteBeans", 120, 0.5, "tin"]]),
  ready("p6", [["pear", 150, 1, "unit"]]),
  snack("p7", [["kidneyBeans", 120, 0.5, "tin"]]),
  snack("p8", [["orange", 130, 1, "unit"]]),
  ready("p9", [["riceCakes", 27, 3, "unit"]]),
  ready("p10", [["raisins", 36, 3, "tablespoon"]]),
]
