import { groupFoods, madeFrom } from "./group-foods.ts"

/** Foods that one word leaves out together; if all of them are left out, the family is shown instead. */
export const foodFamilies = {
  fruit: `${groupFoods.fruit} ${madeFrom.fruit}`,
  vegetables: `${groupFoods.vegetables} ${madeFrom.vegetables}`,
  cheese: `${groupFoods.cheese} ${madeFrom.cheese}`,
  corn: `${groupFoods.corn} ${madeFrom.corn}`,
  rice: `${groupFoods.anyRice} ${madeFrom.rice}`,
  beans: groupFoods.beans,
  pasta: `${groupFoods.noodles} ${madeFrom.noodles}`,
  tomato: `tomato ${madeFrom.tomato}`,
  onion: `onion ${madeFrom.onion}`,
  bread: `${groupFoods.bread} ${madeFrom.bread}`,
  yogurt: `${groupFoods.plainYogurt} ${madeFrom.plainYogurt}`,
  beef: groupFoods.meat,
  sardines: groupFoods.sardine,
  coconut: groupFoods.coconut,
  chicken: groupFoods.chicken,
  turkey: groupFoods.turkey,
  lentils: groupFoods.lentil,
} satisfies Readonly<Record<string, string>>
