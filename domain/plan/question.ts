import type { Appliance } from "../food/appliance.ts"
import { understandWishes } from "../food/understand-wishes.ts"
import type { UnderstoodWishes, WishTable } from "../food/wish.ts"
import type { Meal } from "../recipes/recipe.ts"
import { lackedIn } from "../understanding/kitchen-words.ts"
import { fold } from "../understanding/text.ts"
import { namesComplaint } from "./body-words.ts"

export type PlanQuestion =
  | { about: "meal" | "swap"; meal?: Meal | "snack" }
  | { about: "leaveOut" }
  | { about: "kitchen"; lacks: readonly Appliance[] }

type ToLeaveOut = { about: "leaveOut" } & Pick<UnderstoodWishes, "wishes" | "inNoDish">

const mealWords: readonly (readonly [Meal | "snack", RegExp])[] = [
  ["breakfast", /\b(cafe da manha|pequeno.almoco|breakfast|desayun\w*)\b/],
  ["lunch", /\b(almoco|almocar|lunch|almuerzo|almorzar)\b/],
  ["dinner", /\b(jantar?|janta|dinner|supper|cena|cenar)\b/],
  ["snack", /\b(lanche|snack|merienda|colacion|refrigerio)\b/],
]
const anyMeal = /\b(prato|refeicao|receita|dish|meal|recipe|plato|comida|receta)\b/
const swapping = /\b(trocar?|troco|mudar|muda|substituir|swap|change|replace|cambiar|cambio|sustituir)\b/
const own = /\b(meu|minha|hoje|my|todays?|tonight|hoy|mi|esta noche|o|a|el|la|the|de|do|da)\b/
const eatingNow =
  /\b(o que|oque|what|que)\b.{0,24}\b(como|comer|posso comer|should i eat|can i eat|do i eat|to eat|puedo comer|toca)\b.{0,16}\b(agora|hoje|now|today|ahora|hoy)\b/
const whatIs =
  /^\W*(o que (tem|temos|e)|qual e|que tem|whats|what is|que hay|que toca|cual es|what do i have|what am i having)\b/
const telling =
  /\b(tenho|sou|estou|i have|i am|im|tengo|soy)\b.{0,24}\b(alergi|intoler|vegan|vegetarian|celia|coelia|allerg|halal|kosher)|\b(nao como|nao posso comer|i dont eat|i cant eat|i cannot eat|no como|no puedo comer)\b/
const refusing =
  /^\W*(por favor |please |pf |ay |ai )?(chega de|nada de|sem mais|nao quero( mais)?|nao gosto de|nao aguento( mais)?|nao suporto|odeio|detesto|tira|tire|deixa de fora|deixe de fora|no more|i dont want|i dont like|i cant stand|i hate|stop giving me|leave out|take out|basta de|no quiero( mas)?|ya no quiero|no me gusta[n]?|no soporto|odio|quita|quiten|deja fuera)\b/
const ofPlan =
  /\b(plano|semana|cardapio|pratos?|receitas?|lista|plan|week|dish(es)?|meals?|menu|recipes?|list|platos?|recetas?)\b/
const leaving = /\b(tirar|deixar de fora|leave out|take out|remove|filter out|quitar|dejar fuera)\b/
const asking =
  /\?|(^|[,.;] ?)como\b|^\W*(am i|is it|do i|does)\b|\b(como (e|posso|faco|consigo|obtenho|puedo|consigo|hago)|o que|oque|qual|quais|onde|quant[oa]s?|posso|devo|what|how|where|which|can i|should i|cual|cuales|donde|cuant[oa]s?|puedo|debo|de onde|que como)\b/
const notLeftOut =
  /\b(peitos?|pechos?|mama\w*|amament\w*|secar|formula|bomba|bombear|pump\w*|breast\w*|nurs\w*|supply|dry up|desmam\w*|destet\w*|wean\w*|(my|meu|mi|his|her|have no|tanto) (milk|leite|leche)|coming|saindo|descendo|saliendo|parto|ainda|yet|todavia|bebes?|baby|babys|filh[oa]s?|hij[oa]s?|son|daughter|kids?|marido|husband|esposo|enough|suficiente|anything but|alem de|so|only|solo|even|desde|since)\b/
const notOfWeek =
  /\b(bebes?|baby|babys|filh[oa]s?|hij[oa]s?|melhor|best|mejor|healthy|saudavel|saludable|good|bom|bueno|malo|horario|remedios?|medic\w*|antidepress\w*|antidepres\w*|sertralina?|sertraline|doctor\w*|doutor\w*|pastillas?|comprimidos?)\b/
const wordsMax = 14

/** Undefined when it asks about something else. */
export function planQuestionIn(text: string): PlanQuestion | undefined {
  const plain = fold(text.slice(0, 400))
  if (plain.split(/\s+/).length > wordsMax) return undefined
  const lacks = lackedIn(plain)
  if (lacks.length > 0) return isAboutHerWeek(plain) ? { about: "kitchen", lacks } : undefined
  const meal = mealWords.find(([, words]) => words.test(plain))?.[0]
  if (wantsLeftOut(plain)) return { about: "leaveOut" }
  if (notOfWeek.test(plain) || namesComplaint(plain)) return undefined
  if (swapping.test(plain) && (meal || (anyMeal.test(plain) && own.test(plain))))
    return { about: "swap", ...(meal && { meal }) }
  return eatingNow.test(plain) || (meal && whatIs.test(plain)) ? { about: "meal", ...(meal && { meal }) } : undefined
}

/** Undefined also where nothing to be left out is understood. */
export function planTopicIn(text: string, table: WishTable) {
  const question = planQuestionIn(text)
  if (question?.about !== "leaveOut") return question
  const { wishes, inNoDish } = understandWishes(text, "restrictions", table)
  const topic: ToLeaveOut = { ...question, wishes, inNoDish }
  return wishes.length > 0 || inNoDish.length > 0 ? topic : undefined
}

function isAboutHerWeek(plain: string): boolean {
  return !asking.test(plain) || ofPlan.test(plain) || eatingNow.test(plain)
}

function wantsLeftOut(plain: string): boolean {
  if (notLeftOut.test(plain)) return false
  if (leaving.test(plain) && ofPlan.test(plain)) return true
  return (telling.test(plain) || refusing.test(plain)) && (ofPlan.test(plain) || !asking.test(plain))
}
