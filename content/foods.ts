import type { Foods } from "#domain/food/food.ts"
import { carbohydrates } from "./foods/carbohydrates.ts"
import { fruits } from "./foods/fruits.ts"
import { others } from "./foods/others.ts"
import { proteins } from "./foods/proteins.ts"
import { vegetables } from "./foods/vegetables.ts"

/**
 * The foods in the recipes, with values per 100 g of the edible part. They come from TACO (Tabela Brasileira de
 * Composição de Alimentos, 4th edition, NEPA/UNICAMP, 2011) and the USDA National Nutrient Database, release SR27
 * (2014).
 */
export const foods: Foods = { ...proteins, ...carbohydrates, ...vegetables, ...fruits, ...others }
