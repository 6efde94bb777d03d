import type { Snack } from "#domain/recipes/recipe.ts"
import { drink, ready, snack } from "./recipe.ts"

/**
 * The mixed nuts of journeys that began before nuts were sold mixed: five kinds in the first edition, three in later
 * ones.
 */
export const formerMixedNuts = [
  snack("s31", [
    ["cashews", 10, 1, "tablespoon"],
    ["almonds", 10, 1, "tablespoon"],
    ["walnuts", 8, 1, "tablespoon"],
    ["hazelnuts", 10, 1, "tablespoon"],
    ["raisins", 12, 1, "tablespoon"],
  ]),
  ready("s1", [
    ["cashews", 20, 2, "tablespoon"],
    ["almonds", 10, 1, "tablespoon"],
    ["walnuts", 16, 2, "tablespoon"],
  ]),
] as const satisfies readonly Snack[]

/**
 * Snacks for one hand that are ready in five minutes. The first two are the nuts of the checklist and their replacement
 * for someone who leaves out nuts.
 */
export const snacks: readonly Snack[] = [
  ready("s33", [["mixedNuts", 46, 5, "tablespoon"]]),
  ready("s2", [
    ["sunflowerSeeds", 18, 2, "tablespoon"],
    ["pumpkinSeeds", 20, 2, "tablespoon"],
    ["raisins", 18, 1.5, "tablespoon"],
  ]),
  snack("s3", [
    ["chickpeas", 120, 0.75, "cup"],
    ["riceCakes", 27, 3, "unit"],
    ["lemon", 7.5, 0.5, "tablespoon"],
  ]),
  snack("s4", [
    ["cornTortilla", 50, 2, "unit"],
    ["blackBeans", 150, 1.5, "ladle"],
    ["avocado", 50, 2, "tablespoon"],
    ["pumpkinSeeds", 5, 0.5, "tablespoon"],
  ]),
  snack("s5", [
    ["banana", 90, 1, "unit"],
    ["sunflowerSeedButter", 32, 2, "tablespoon"],
    ["pumpkinSeeds", 5, 0.5, "tablespoon"],
  ]),
  snack("s6", [
    ["cornTortilla", 50, 2, "unit"],
    ["avocado", 100, 4, "tablespoon"],
    ["pumpkinSeeds", 10, 1, "tablespoon"],
    ["sunflowerSeeds", 4.5, 0.5, "tablespoon"],
  ]),
  snack("s7", [
    ["chickpeas", 160, 1, "cup"],
    ["carrot", 40, 0.5, "unit"],
    ["oliveOil", 2, 0.5, "teaspoon"],
  ]),
  snack("s8", [
    ["lentils", 160, 1, "cup"],
    ["riceCakes", 27, 3, "unit"],
    ["oliveOil", 4.1, 1, "teaspoon"],
  ]),
  snack("s9", [
    ["whiteBeans", 170, 1, "cup"],
    ["cucumber", 62, 0.25, "unit"],
    ["lemon", 7.5, 0.5, "tablespoon"],
    ["oliveOil", 4.1, 1, "teaspoon"],
  ]),
  snack("s10", [
    ["quinoa", 150, 1, "cup"],
    ["raisins", 12, 1, "tablespoon"],
    ["sunflowerSeeds", 14, 1.5, "tablespoon"],
  ]),
  drink("s11", [
    ["banana", 90, 1, "unit"],
    ["sunflowerSeedButter", 24, 1.5, "tablespoon"],
    ["cocoa", 3, 1, "teaspoon"],
    ["riceDrink", 100, 0.5, "cup"],
  ]),
  drink("s12", [
    ["mango", 125, 0.5, "unit"],
    ["coconutMilk", 45, 3, "tablespoon"],
    ["chia", 12, 1, "tablespoon"],
    ["riceDrink", 100, 0.5, "cup"],
  ]),
  snack("s13", [
    ["sweetPotato", 225, 1.5, "cup"],
    ["sunflowerSeeds", 14, 1.5, "tablespoon"],
  ]),
  snack("s14", [
    ["yogurt", 170, 1, "pot"],
    ["oats", 24, 2, "tablespoon"],
    ["banana", 45, 0.5, "unit"],
  ]),
  snack("s15", [
    ["wholemealBread", 50, 2, "slice"],
    ["egg", 50, 1, "unit"],
    ["avocado", 50, 2, "tablespoon"],
  ]),
  snack("s16", [
    ["wholemealBread", 50, 2, "slice"],
    ["freshCheese", 45, 1.5, "slice"],
    ["tomato", 50, 0.5, "unit"],
  ]),
  snack("s17", [
    ["greekYogurt", 170, 1, "pot"],
    ["honey", 7, 1, "teaspoon"],
    ["walnuts", 8, 1, "tablespoon"],
  ]),
  drink("s18", [
    ["milk", 200, 1, "cup"],
    ["cocoa", 6, 2, "teaspoon"],
    ["oats", 24, 2, "tablespoon"],
  ]),
  snack("s19", [
    ["egg", 100, 2, "unit"],
    ["apple", 75, 0.5, "unit"],
  ]),
  snack("s20", [
    ["mozzarella", 50, 2.5, "slice"],
    ["pear", 150, 1, "unit"],
  ]),
  drink("s21", [
    ["kefir", 300, 1.5, "cup"],
    ["strawberry", 150, 1, "cup"],
    ["banana", 45, 0.5, "unit"],
    ["oats", 12, 1, "tablespoon"],
  ]),
  snack("s22", [
    ["lactoseFreeYogurt", 170, 1, "pot"],
    ["quinoa", 75, 0.5, "cup"],
    ["strawberry", 75, 0.5, "cup"],
    ["pumpkinSeeds", 5, 0.5, "tablespoon"],
  ]),
  snack("s23", [
    ["tapioca", 60, 3, "tablespoon"],
    ["freshCheese", 30, 1, "slice"],
  ]),
  snack("s24", [
    ["ryeBread", 52, 1.5, "slice"],
    ["ricotta", 60, 3, "tablespoon"],
    ["honey", 3.5, 0.5, "teaspoon"],
  ]),
  drink("s25", [
    ["milk", 300, 1.5, "cup"],
    ["banana", 90, 1, "unit"],
  ]),
  snack("s26", [
    ["apple", 150, 1, "unit"],
    ["peanutButter", 30, 2, "tablespoon"],
  ]),
  drink("s27", [
    ["soyDrink", 200, 1, "cup"],
    ["banana", 90, 1, "unit"],
    ["oats", 12, 1, "tablespoon"],
    ["cocoa", 3, 1, "teaspoon"],
  ]),
  snack("s28", [
    ["tuna", 60, 0.5, "tin"],
    ["riceCakes", 27, 3, "unit"],
    ["avocado", 50, 2, "tablespoon"],
  ]),
  snack("s29", [
    ["soyYogurt", 125, 1, "pot"],
    ["blueberries", 70, 0.5, "cup"],
    ["oats", 24, 2, "tablespoon"],
  ]),
  ready("s30", [
    ["dates", 32, 4, "unit"],
    ["almonds", 15, 1.5, "tablespoon"],
  ]),
]
