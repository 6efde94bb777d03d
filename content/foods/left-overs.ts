import type { Afterwards } from "#domain/plan/at-home/left-over.ts"

/** What to do with the rest of an opened package, for every food that is sold in packages and spoils within a week. */
const foodsBy: Readonly<Record<Afterwards, string>> = {
  freeze:
    "wholemealBread breadRoll ryeBread cornTortilla broccoli cauliflower greens spinach babySpinach parsley coriander mint springOnion frozenPeas passata tinnedTomatoes coconutMilk banana lemon mango blueberries shrimp mozzarella redPepper greenPepper",
  soup: "courgette tomato leek mushrooms peas tinnedCorn chickpeas whiteBeans kidneyBeans blackEyedPeas polenta",
  salad: "lettuce rocket cucumber sardines sardinesInTomato tuna freshCheese ricotta firmTofu",
  snack: "papaya pear milk yogurt lactoseFreeYogurt greekYogurt kefir soyDrink soyYogurt riceDrink tapioca",
}

/** The advice for each food, by its key. */
export const leftOvers: Readonly<Record<string, Afterwards>> = Object.fromEntries(
  (Object.entries(foodsBy) as [Afterwards, string][]).flatMap(([afterwards, keys]) =>
    keys.split(" ").map((key) => [key, afterwards]),
  ),
)
