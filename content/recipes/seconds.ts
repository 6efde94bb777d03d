import type { Snack } from "#domain/recipes/recipe.ts"
import { snack } from "./recipe.ts"

/** Second helpings of the side dishes of a meal. */
export const seconds: readonly Snack[] = [
  snack("more-rice", [["rice", 100, 4, "tablespoon"]]),
  snack("more-beans", [["cariocaBeans", 150, 1.5, "ladle"]]),
  snack("more-lentils", [["lentils", 150, 1.5, "ladle"]]),
  snack("more-bread", [["wholemealBread", 50, 2, "slice"]]),
  snack("more-chickpeas", [["chickpeas", 120, 0.5, "tin"]]),
  snack("more-potato", [["potato", 185, 1.5, "unit"]]),
  snack("more-tortilla", [["cornTortilla", 75, 3, "unit"]]),
  snack("more-couscous", [["cornCouscous", 40, 4, "tablespoon"]]),
]
