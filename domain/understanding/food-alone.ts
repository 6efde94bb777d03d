import type { WishTable } from "../food/wish.ts"
import { singularsOf } from "../food/wish-tokens.ts"
import { fold, tokensIn } from "./text.ts"

/** Words of which none tells how anybody is or what anybody does. */
const plainWords = new Set(
  (
    "a an the any some i we my me in of from for and or no not dont do can could may should eat eating have having like love hate want wanted with without " +
    "leave take out off less more please plan week menu instead never " +
    "eu nao n nem quero queria gosto gostar odeio detesto amo adoro prefiro evito de do da dos das em no na nos nas o os as um uma uns umas com sem e ou " +
    "tira tirar tire deixa deixar fora meu minha plano semana cardapio posso comer como por favor mais menos nada " +
    "yo quiero odio queria gusta gustan prefiero el la los las del al un una unos unas con sin y quita quitar quiten saca sacar deja dejar fuera mi plan menu puedo mas menos"
  ).split(" "),
)

const wordsMax = 20
const nameWordsMax = 5

/** "Não acorda" is no dish (açorda) that is refused, but a baby who does not wake; "não passa" no raisin. */
const saidOfSomebody = /(?:^|\b(?:nao|n|nem|num|nunca|acorda|passa) )(?:acorda|passa)\b/

/** The names of foods in the table. */
export function foodNamesOf({ words, known = [] }: WishTable): ReadonlySet<string> {
  const ofFoods = [...words, ...known].filter(({ foods, inNoDish }) => foods || inNoDish)
  return new Set(ofFoods.flatMap(({ words: names }) => names.split(",").map(nameOf)))
}

/** The exact rules then decide alone: to the model "liver" looks like "live". */
export function speaksOfFoodAlone(text: string, names: ReadonlySet<string>): boolean {
  const tokens = tokensIn(fold(text))
  if (tokens.length > wordsMax || saidOfSomebody.test(tokens.join(" "))) return false
  let foods = 0
  for (let at = 0; at < tokens.length; ) {
    const length = nameLengthAt(tokens, at, names)
    if (length === 0 && !plainWords.has(tokens[at] ?? "")) return false
    if (length > 0) foods++
    at += Math.max(1, length)
  }
  return foods > 0
}

/** In words; 0 if none begins here. */
function nameLengthAt(tokens: readonly string[], at: number, names: ReadonlySet<string>): number {
  for (let length = nameWordsMax; length > 0; length--) {
    const name = tokens.slice(at, at + length)
    if (name.length === length && isNamed(name.join(" "), names)) return length
  }
  return 0
}

function isNamed(words: string, names: ReadonlySet<string>): boolean {
  return [words, ...singularsOf(words)].some((form) => names.has(form))
}

const nameOf = (name: string) => tokensIn(fold(name)).join(" ")
