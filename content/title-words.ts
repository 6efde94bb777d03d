import type { TitleWord } from "#domain/regional-title.ts"

/**
 * Words of Spanish titles that differ by region, with the food whose name in `food-names` replaces them. None stands
 * after an article or before an adjective, because those would have to agree with the new word.
 */
export const spanishTitleWords: readonly TitleWord[] = [
  ["aguacate", "avocado"],
  ["alubias", "whiteBeans", 1],
  ["alubias blancas", "whiteBeans"],
  ["batata", "sweetPotato"],
  ["bistec", "beefSteak", 1],
  ["calabacín", "courgette"],
  ["calabaza", "pumpkin"],
  ["camarones", "shrimp"],
  ["carne molida", "groundBeef", 2],
  ["crema de maní", "peanutButter"],
  ["filete", "beefSteak", 1],
  ["fresas", "strawberry"],
  ["frijoles", "cariocaBeans", 1],
  ["frijoles (alubias)", "cariocaBeans", 1],
  ["frijoles carita", "blackEyedPeas"],
  ["frijoles negros", "blackBeans"],
  ["frijoles rojos", "kidneyBeans"],
  ["guisantes", "frozenPeas"],
  ["judías verdes", "greenBeans"],
  ["mantequilla", "butter", 1],
  ["panecillo", "breadRoll", 1],
  ["papa", "potato"],
  ["papas", "potato"],
  ["pimiento", "redPepper", 1],
  ["plátano", "banana"],
  ["plátano macho", "plantain", 1],
  ["puerro", "leek"],
  ["remolacha", "beetroot"],
  ["requesón", "ricotta", 1],
  ["ricota", "ricotta", 1],
  ["soja", "texturedSoy", 1],
  ["tomate", "tomato"],
  ["tortitas de arroz", "riceCakes"],
  ["yuca", "cassava", 1],
]

/** Words of Spanish texts that differ by region: those of titles, and others that occur only in sentences. */
export const spanishProseWords: readonly TitleWord[] = [
  ...spanishTitleWords,
  ["aguacates", "avocado"],
  ["batatas", "sweetPotato"],
  ["plátanos", "banana"],
  ["judías", "greenBeans"],
  ["tomates", "tomato"],
  ["tomate triturado", "passata"],
  ["pimientos", "redPepper", 1],
  ["pimiento verde", "greenPepper"],
  ["camarón", "shrimp"],
  ["filetes", "beefSteak", 1],
  ["carne picada", "groundBeef", 2],
  ["cebollín", "springOnion"],
  ["sésamo", "sesame"],
  ["ajonjolí", "sesame"],
  ["anacardos", "cashews"],
  ["rúcula", "rocket"],
  ["repollo", "cabbage"],
  ["cilantro", "coriander"],
  ["contramuslo", "chickenThigh", 1],
  ["pavo molido", "groundTurkey"],
  ["maní", "peanutButter", "last"],
  ["cacahuete", "peanutButter", "last"],
]

/** The feminine names of foods in all regions, by their first word in the singular. */
export const feminineFoods: ReadonlySet<string> = new Set(
  `ahuyama alubia alubias arveja arúgula avena banana batata betarraga calabacita calabaza carne castaña cebolla cebolleta
  cebollita chaucha col crema fresa frutilla galleta gamba habichuela judía manteca mantequilla mandioca nuez nueces palta papa
  pasta patata remolacha ricota rúcula soja soya tortita vainita yuca`.split(/\s+/),
)
