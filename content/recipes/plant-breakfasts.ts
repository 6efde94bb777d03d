import type { Recipe } from "#domain/recipes/recipe.ts"
import { plantBreakfast } from "./recipe.ts"

/** These recipes are vegan and contain no milk, gluten, egg, fish, nuts, peanuts, soy or sesame. */
export const plantBreakfasts: readonly Recipe[] = [
  plantBreakfast(22, "Beginner", "pan", [
    ["tapioca", 80, 4, "tablespoon"],
    ["banana", 90, 1, "unit"],
    ["freshCoconut", 8, 1, "tablespoon"],
  ]),
  plantBreakfast(23, "Beginner", "pot", [
    ["cornCouscous", 50, 5, "tablespoon"],
    ["avocado", 75, 3, "tablespoon"],
    ["tomato", 100, 1, "unit"],
    ["oliveOil", 6.1, 1.5, "teaspoon"],
  ]),
  plantBreakfast(24, "Beginner", "pot", [
    ["rice", 125, 5, "tablespoon"],
    ["coconutMilk", 75, 5, "tablespoon"],
    ["mango", 62, 0.25, "unit"],
  ]),
  plantBreakfast(25, "Beginner", "pot", [
    ["cornmeal", 40, 4, "tablespoon"],
    ["riceDrink", 200, 1, "cup"],
    ["strawberry", 75, 0.5, "cup"],
    ["sunflowerSeeds", 9, 1, "tablespoon"],
  ]),
  plantBreakfast(26, "Beginner", "none", [
    ["quinoa", 150, 1, "cup"],
    ["papaya", 150, 1, "cup"],
    ["pumpkinSeeds", 15, 1.5, "tablespoon"],
  ]),
  plantBreakfast(27, "Beginner", "none", [
    ["riceCakes", 36, 4, "unit"],
    ["avocado", 75, 3, "tablespoon"],
    ["tomato", 50, 0.5, "unit"],
    ["sunflowerSeeds", 15.8, 1.75, "tablespoon"],
    ["lemon", 7.5, 0.5, "tablespoon"],
  ]),
  plantBreakfast(28, "Beginner", "pan", [
    ["cornTortilla", 75, 3, "unit"],
    ["blackBeans", 100, 1, "ladle"],
    ["tomato", 50, 0.5, "unit"],
    ["avocado", 50, 2, "tablespoon"],
    ["coriander", 4, 1, "tablespoon"],
    ["oliveOil", 3.1, 0.75, "teaspoon"],
  ]),
  plantBreakfast(29, "Beginner", "pan", [
    ["chickpeaFlour", 56, 7, "tablespoon"],
    ["courgette", 100, 0.5, "unit"],
    ["tomato", 50, 0.5, "unit"],
    ["oliveOil", 8.2, 2, "teaspoon"],
  ]),
  plantBreakfast(30, "Beginner", "none", [
    ["banana", 180, 2, "unit"],
    ["sunflowerSeedButter", 16, 1, "tablespoon"],
    ["riceDrink", 100, 0.5, "cup"],
  ]),
  plantBreakfast(31, "Beginner", "pan", [
    ["cassava", 150, 1, "cup"],
    ["cariocaBeans", 100, 1, "ladle"],
    ["tomato", 50, 0.5, "unit"],
    ["oliveOil", 5.1, 1.25, "teaspoon"],
  ]),
  plantBreakfast(32, "Beginner", "pan", [
    ["plantain", 160, 1, "unit"],
    ["sunflowerSeedButter", 16, 1, "tablespoon"],
    ["strawberry", 75, 0.5, "cup"],
  ]),
  plantBreakfast(33, "Beginner", "none", [
    ["banana", 90, 1, "unit"],
    ["mango", 125, 0.5, "unit"],
    ["chia", 12, 1, "tablespoon"],
    ["pumpkinSeeds", 10, 1, "tablespoon"],
    ["riceDrink", 100, 0.5, "cup"],
  ]),
]
