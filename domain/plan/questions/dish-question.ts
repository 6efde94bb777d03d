import type { Allergen } from "../../food/food.ts"
import { type Meal, meals } from "../../recipes/recipe.ts"
import { fold } from "../../understanding/text.ts"

/** `meal`: whose dish of today is meant; without it `words` are to be found in the dish's title. */
export type DishQuestion = {
  about: "contains" | "ingredients" | "freezes" | "keeps"
  /** Each that is asked about. */
  allergens?: readonly Allergen[]
  meal?: Meal
  words: readonly string[]
}

const mealWords: Readonly<Record<Meal, RegExp>> = {
  breakfast: /\b(cafe da manha|pequeno.almoco|breakfast|desayuno)\b/,
  lunch: /\b(almoco|lunch|almuerzo)\b/,
  dinner: /\b(jantar?|janta|dinner|supper|cena)\b/,
}
const ofToday = /\b(hoje|todays?|tonights?|hoy|esta noche)\b/
const allergenWords: Partial<Record<Allergen, RegExp>> = {
  gluten: /\b(glute[nm]|trigo|wheat)\b/,
  milk: /\b(leite|lactose|milk|dairy|lacteos?|laticinios?|leche|lactosa)\b/,
  egg: /\b(ovos?|eggs?|huevos?)\b/,
  fish: /\b(peixe|fish|pescado)\b/,
  peanut: /\b(amendoim|peanuts?|cacahuetes?|cacahuates?|mani)\b/,
  treeNuts: /\b(castanhas?|nozes|nuts|nueces|frutos secos)\b/,
  soy: /\b(soja|soya|soy)\b/,
  sesame: /\b(gergelim|sesamo|sesame|ajonjoli)\b/,
}
const having =
  /\b(tem|leva|vai|usa|precisa|contem|ha|e sem|has|have|got|use|uses|need|needs|contains?|in|tiene|lleva|contiene|necesito|hace falta|hay|es sin)\b|\bis (todays |tonights |the )?\w+ \w+ free\b/
const making =
  /\b(o que (leva|vai|tem (n[oa]s?|dentro|em))|ingredientes?|whats? (is )?in|ingredients?|made (of|with)|what goes in(to)?|what do i need|o que (eu )?preciso|que (lleva|tiene|va en|necesito)|(de|con) que (es|esta|se hace))\b/
/** Then it is no question whether a food is in it. */
const askingWhat = /\b(o que|oque|que|qual|what|whats|which|how|como|quanto|cuanto|cual)\b/
const freezing = /\b(congel\w*|freez\w*|frozen)\b/
const keeping =
  /\b(quanto tempo dura|dura quanto|quantos dias|ate quando|how long .{0,20}keep|keep for|cuanto (tiempo )?dura|cuantos dias)\b/
/** Words of the baby or her body: with them it is no question about a dish. */
const notOfDish =
  /\b(bebes?|baby|babys|filh[oa]s?|hij[oa]s?|peitos?|mama\w*|amament\w*|breast\w*|pecho|materno|formula|alergi\w+|allerg\w+)\b/
const wordsMax = 14
const titleWordLeast = 4

/** Undefined when it asks about no dish of hers; `text` is a message as written, whose last clause may ask. */
export function dishQuestionIn(text: string): DishQuestion | undefined {
  const clauses = text
    .slice(0, 400)
    .split(/[,.;!¿\n]+/u)
    .filter((clause) => /\p{L}/u.test(clause))
  return questionOf(text) ?? (clauses.length > 1 ? questionOf(clauses.at(-1) ?? "") : undefined)
}

function questionOf(text: string): DishQuestion | undefined {
  const plain = fold(text.slice(0, 400))
  const words = plain.split(/[^\p{L}]+/u).filter((word) => word.length >= titleWordLeast)
  if (plain.split(/\s+/).length > wordsMax || notOfDish.test(plain)) return undefined
  const meal = meals.find((each) => mealWords[each].test(plain))
  if (!meal && !ofToday.test(plain)) return undefined
  const allergens = allergensIn(plain)
  const about = freezing.test(plain)
    ? "freezes"
    : keeping.test(plain)
      ? "keeps"
      : allergens.length > 0 && having.test(plain)
        ? "contains"
        : making.test(plain)
          ? "ingredients"
          : having.test(plain) && !askingWhat.test(plain)
            ? "contains"
            : undefined
  if (!about) return undefined
  return { about, words, ...(allergens.length > 0 && about === "contains" && { allergens }), ...(meal && { meal }) }
}

function allergensIn(plain: string): Allergen[] {
  return (Object.keys(allergenWords) as Allergen[]).filter((each) => allergenWords[each]?.test(plain))
}

/** Whether a dish is meant by one of the words of its title ("macarrão" by "macarrão com atum"). */
export function isNamedBy(title: string, { words }: Pick<DishQuestion, "words">): boolean {
  const ofTitle = fold(title).split(/[^\p{L}]+/u)
  return words.some((word) => ofTitle.includes(word))
}
