import type { Recipe } from "#domain/recipes/recipe.ts"
import { quick } from "./recipe.ts"

export const quickPlates: readonly Recipe[] = [
  quick(97, "Beginner", "none", [
    ["rice", 150, 6, "tablespoon"],
    ["cariocaBeans", 150, 1.5, "ladle"],
    ["avocado", 75, 3, "tablespoon"],
    ["tomato", 100, 1, "unit"],
  ]),
  quick(98, "Beginner", "none", [
    ["chickpeas", 160, 1, "cup"],
    ["riceCakes", 18, 2, "unit"],
    ["tomato", 100, 1, "unit"],
    ["cucumber", 62, 0.25, "unit"],
    ["lemon", 7.5, 0.5, "tablespoon"],
    ["oliveOil", 4.1, 1, "teaspoon"],
  ]),
  quick(99, "Beginner", "none", [
    ["cornTortilla", 75, 3, "unit"],
    ["blackBeans", 150, 1.5, "ladle"],
    ["tinnedCorn", 48, 3, "tablespoon"],
    ["avocado", 75, 3, "tablespoon"],
  ]),
  quick(100, "Beginner", "none", [
    ["potato", 370, 3, "unit"],
    ["lentils", 150, 1.5, "ladle"],
    ["parsley", 4, 1, "tablespoon"],
    ["oliveOil", 6.1, 1.5, "teaspoon"],
  ]),
  quick(101, "Beginner", "none", [
    ["quinoa", 150, 1, "cup"],
    ["whiteBeans", 128, 0.75, "cup"],
    ["tomato", 100, 1, "unit"],
    ["oliveOil", 3.1, 0.75, "teaspoon"],
  ]),
  quick(102, "Beginner", "none", [
    ["riceCakes", 36, 4, "unit"],
    ["sunflowerSeedButter", 24, 1.5, "tablespoon"],
    ["banana", 90, 1, "unit"],
    ["strawberry", 75, 0.5, "cup"],
  ]),
  quick(103, "Beginner", "none", [
    ["wholemealBread", 100, 4, "slice"],
    ["tuna", 120, 1, "tin"],
    ["tinnedCorn", 16, 1, "tablespoon"],
    ["avocado", 25, 1, "tablespoon"],
    ["lettuce", 20, 2, "leaf"],
    ["tomato", 50, 0.5, "unit"],
  ]),
  quick(104, "Beginner", "none", [
    ["sardinesInTomato", 125, 1, "tin"],
    ["rice", 125, 5, "tablespoon"],
    ["peas", 20, 1, "tablespoon"],
    ["springOnion", 4, 1, "tablespoon"],
  ]),
  quick(105, "Beginner", "none", [
    ["ryeBread", 70, 2, "slice"],
    ["egg", 100, 2, "unit"],
    ["yogurt", 20, 1, "tablespoon"],
    ["cucumber", 62, 0.25, "unit"],
    ["orange", 130, 1, "unit"],
  ]),
  quick(106, "Beginner", "none", [
    ["breadRoll", 50, 1, "unit"],
    ["sardines", 85, 1, "tin"],
    ["tomato", 50, 0.5, "unit"],
    ["lettuce", 10, 1, "leaf"],
    ["lemon", 7.5, 0.5, "tablespoon"],
  ]),
  quick(107, "Beginner", "none", [
    ["cornTortilla", 75, 3, "unit"],
    ["mozzarella", 40, 2, "slice"],
    ["avocado", 75, 3, "tablespoon"],
    ["tinnedCorn", 16, 1, "tablespoon"],
    ["tomato", 100, 1, "unit"],
  ]),
  quick(108, "Beginner", "none", [
    ["blackEyedPeas", 160, 1, "cup"],
    ["tuna", 120, 1, "tin"],
    ["egg", 50, 1, "unit"],
    ["tomato", 100, 1, "unit"],
    ["springOnion", 4, 1, "tablespoon"],
    ["lemon", 7.5, 0.5, "tablespoon"],
    ["oliveOil", 8.2, 2, "teaspoon"],
  ]),
  quick(109, "Beginner", "none", [
    ["potato", 370, 3, "unit"],
    ["ricotta", 100, 5, "tablespoon"],
    ["tomato", 100, 1, "unit"],
    ["parsley", 4, 1, "tablespoon"],
    ["oliveOil", 5.1, 1.25, "teaspoon"],
  ]),
  quick(110, "Beginner", "none", [
    ["wheatCouscous", 44, 4, "tablespoon"],
    ["chickpeas", 120, 0.75, "cup"],
    ["tomato", 100, 1, "unit"],
    ["parsley", 4, 1, "tablespoon"],
    ["lemon", 7.5, 0.5, "tablespoon"],
    ["oliveOil", 3.1, 0.75, "teaspoon"],
  ]),
  // These plates use what most kitchens have or the basket for hard nights. Nothing is heated, and one hand can eat
  // them.
  quick(123, "Beginner", "none", [
    ["chickpeas", 160, 1, "cup"],
    ["tinnedCorn", 85, 0.5, "tin"],
    ["oliveOil", 6.1, 1.5, "teaspoon"],
  ]),
  quick(124, "Beginner", "none", [
    ["riceCakes", 27, 3, "unit"],
    ["banana", 180, 2, "unit"],
    ["raisins", 48, 4, "tablespoon"],
  ]),
  quick(125, "Beginner", "none", [
    ["whiteBeans", 170, 1, "cup"],
    ["apple", 150, 1, "unit"],
    ["oliveOil", 8.2, 2, "teaspoon"],
  ]),
  quick(126, "Beginner", "none", [
    ["chickpeas", 120, 0.5, "tin"],
    ["banana", 180, 2, "unit"],
    ["oliveOil", 4.1, 1, "teaspoon"],
  ]),
  quick(127, "Beginner", "none", [
    ["kidneyBeans", 160, 1, "cup"],
    ["tinnedCorn", 85, 0.5, "tin"],
    ["riceCakes", 27, 3, "unit"],
  ]),
]
