import type { Recipe } from "#domain/recipe.ts"

export const dayOne: readonly Recipe[] = [
  {
    id: 1,
    day: 1,
    meal: "breakfast",
    minutes: 10,
    energyKcal: 320,
    servings: 1,
    level: "Beginner",
    ingredients: [
      { food: "oats", grams: 36, measure: { count: 3, unit: "tablespoon" } },
      { food: "milk", grams: 150, measure: { count: 0.75, unit: "cup" } },
      { food: "banana", grams: 90, measure: { count: 1, unit: "unit" } },
    ],
  },
  {
    id: 2,
    day: 1,
    meal: "lunch",
    minutes: 20,
    energyKcal: 450,
    servings: 1,
    level: "Beginner",
    ingredients: [
      { food: "chickenBreast", grams: 150, measure: { count: 1, unit: "fillet" } },
      { food: "sweetPotato", grams: 220, measure: { count: 1, unit: "unit" } },
      { food: "broccoli", grams: 100, measure: { count: 1, unit: "cup" } },
      { food: "garlic", grams: 3, measure: { count: 1, unit: "clove" } },
      { food: "oliveOil", grams: 8, measure: { count: 2, unit: "teaspoon" } },
    ],
  },
  {
    id: 3,
    day: 1,
    meal: "dinner",
    minutes: 15,
    energyKcal: 380,
    servings: 1,
    level: "Beginner",
    ingredients: [
      { food: "egg", grams: 100, measure: { count: 2, unit: "unit" } },
      { food: "spinach", grams: 30, measure: { count: 1, unit: "handful" } },
      { food: "tomato", grams: 50, measure: { count: 0.5, unit: "unit" } },
      { food: "onion", grams: 22, measure: { count: 0.25, unit: "unit" } },
      { food: "freshCheese", grams: 20, measure: { count: 2 / 3, unit: "slice" } },
      { food: "oliveOil", grams: 4, measure: { count: 1, unit: "teaspoon" } },
      { food: "wholemealBread", grams: 50, measure: { count: 2, unit: "slice" } },
    ],
  },
]
