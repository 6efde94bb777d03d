import type { Afterwards } from "#domain/plan/at-home/left-over.ts"

/** What becomes of a package that was opened, of every food that spoils within a week and is sold in packages. */
const foodsBy: Readonly<Record<Afterwards, string>> = {
  freeze:
    "wholemealBread breadRoll ryeBread cornTortilla broccoli cauliflower greens spinach babySpinach parsley coriander mint springOnion frozenPeas passata tinnedTomatoes coconutMilk banana lemon mango blueberries shrimp mozzarella redPepper greenPepper",
  soup: "courgette tomato leek mushrooms peas tinnedCorn chickpeas whiteBeans kidneyBeans blackEyedPeas polenta",
  salad: "lettuce rocket cucumber sardines sardinesInTomato tuna freshCheese ricotta firmTofu",
  snack: "papaya pear milk yogurt lactoseFreeYogurt greekYogurt kefir soyDrink soyYogurt riceDrink tapioca",
}

/** By the key of the food. */
export const leftOvers: Readonly<Record<string, Afterwards>> = Object.fromEntries(
  (Object.entries(foodsBy) as [Afterwards, string][]).flatMap(([afterwards, keys]) =>
    keys.split(" ").map((key) => [key, afterwards]),
  ),
)
