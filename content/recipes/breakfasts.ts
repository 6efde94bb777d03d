import type { Recipe } from "#domain/recipes/recipe.ts"
import { breakfast, standardBreakfast } from "./recipe.ts"

export const breakfasts: readonly Recipe[] = [
  standardBreakfast(1, "Beginner", "pot", [
    ["oats", 36, 3, "tablespoon"],
    ["milk", 150, 0.75, "cup"],
    ["banana", 90, 1, "unit"],
  ]),
  standardBreakfast(4, "Beginner", "pan", [
    ["yogurt", 170, 1, "pot"],
    ["mango", 125, 0.5, "unit"],
    ["oats", 42, 3.5, "tablespoon"],
  ]),
  standardBreakfast(7, "Beginner", "pan", [
    ["egg", 100, 2, "unit"],
    ["wholemealBread", 50, 2, "slice"],
    ["tomato", 100, 1, "unit"],
    ["butter", 4, 1, "teaspoon"],
  ]),
  standardBreakfast(10, "Beginner", "pan", [
    ["wholemealBread", 75, 3, "slice"],
    ["banana", 45, 0.5, "unit"],
    ["milk", 150, 0.75, "cup"],
  ]),
  standardBreakfast(13, "Beginner", "pan", [
    ["banana", 90, 1, "unit"],
    ["egg", 50, 1, "unit"],
    ["oats", 30, 2.5, "tablespoon"],
    ["butter", 4, 1, "teaspoon"],
    ["orange", 65, 0.5, "unit"],
  ]),
  standardBreakfast(16, "Beginner", "none", [
    ["milk", 200, 1, "cup"],
    ["mango", 125, 0.5, "unit"],
    ["oats", 36, 3, "tablespoon"],
  ]),
  standardBreakfast(19, "Beginner", "pan", [
    ["wholemealBread", 50, 2, "slice"],
    ["egg", 50, 1, "unit"],
    ["tomato", 50, 0.5, "unit"],
    ["butter", 4, 1, "teaspoon"],
    ["apple", 150, 1, "unit"],
  ]),
  breakfast(34, "Beginner", "pan", [
    ["egg", 100, 2, "unit"],
    ["tapioca", 60, 3, "tablespoon"],
    ["tomato", 50, 0.5, "unit"],
    ["butter", 3, 0.75, "teaspoon"],
  ]),
  breakfast(35, "Beginner", "pan", [
    ["egg", 100, 2, "unit"],
    ["ryeBread", 52.5, 1.5, "slice"],
    ["spinach", 30, 1, "handful"],
    ["parsley", 4, 1, "tablespoon"],
    ["oliveOil", 4.1, 1, "teaspoon"],
  ]),
  breakfast(36, "Beginner", "pan", [
    ["egg", 50, 1, "unit"],
    ["cornTortilla", 75, 3, "unit"],
    ["avocado", 75, 3, "tablespoon"],
    ["tomato", 50, 0.5, "unit"],
  ]),
  breakfast(37, "Beginner", "none", [
    ["yogurt", 170, 1, "pot"],
    ["banana", 90, 1, "unit"],
    ["oats", 36, 3, "tablespoon"],
  ]),
  breakfast(38, "Beginner", "none", [
    ["greekYogurt", 170, 1, "pot"],
    ["blueberries", 70, 0.5, "cup"],
    ["strawberry", 75, 0.5, "cup"],
    ["pumpkinSeeds", 12.5, 1.25, "tablespoon"],
    ["honey", 7, 1, "teaspoon"],
  ]),
  breakfast(39, "Beginner", "none", [
    ["kefir", 200, 1, "cup"],
    ["mango", 125, 0.5, "unit"],
    ["oats", 36, 3, "tablespoon"],
    ["banana", 30, 1 / 3, "unit"],
  ]),
  breakfast(40, "Beginner", "pan", [
    ["egg", 100, 2, "unit"],
    ["cassava", 100, 0.75, "cup"],
    ["onion", 22.5, 0.25, "unit"],
    ["butter", 6, 1.5, "teaspoon"],
  ]),
  breakfast(41, "Beginner", "none", [
    ["lactoseFreeYogurt", 170, 1, "pot"],
    ["quinoa", 112.5, 0.75, "cup"],
    ["papaya", 150, 1, "cup"],
    ["chia", 6, 0.5, "tablespoon"],
  ]),
  breakfast(42, "Beginner", "pan", [
    ["firmTofu", 120, 3, "slice"],
    ["cornTortilla", 75, 3, "unit"],
    ["redPepper", 32, 0.25, "unit"],
    ["onion", 22.5, 0.25, "unit"],
    ["oliveOil", 5.1, 1.25, "teaspoon"],
  ]),
  breakfast(43, "Beginner", "none", [
    ["soyYogurt", 125, 1, "pot"],
    ["banana", 90, 1, "unit"],
    ["riceCakes", 18, 2, "unit"],
    ["sunflowerSeeds", 9, 1, "tablespoon"],
    ["raisins", 9, 0.75, "tablespoon"],
  ]),
  breakfast(44, "Beginner", "pan", [
    ["wholemealBread", 75, 3, "slice"],
    ["peanutButter", 15, 1, "tablespoon"],
    ["strawberry", 112.5, 0.75, "cup"],
  ]),
  breakfast(45, "Beginner", "pan", [
    ["plantain", 160, 1, "unit"],
    ["freshCheese", 30, 1, "slice"],
    ["sunflowerOil", 4, 1, "teaspoon"],
  ]),
  breakfast(46, "Intermediate", "pan", [
    ["masaFlour", 36, 4, "tablespoon"],
    ["mozzarella", 30, 1.5, "slice"],
    ["avocado", 75, 3, "tablespoon"],
    ["tomato", 100, 1, "unit"],
  ]),
]
