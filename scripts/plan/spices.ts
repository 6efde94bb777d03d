import type { Language } from "#domain/language.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"
import { stepsOf } from "./texts.ts"

/** In the Portuguese steps of recipes, these words name a spice and never a vegetable. */
const words = {
  salt: /\bsal\b/i,
  pepper: /\bpimenta/i,
  cumin: /\bcominho/i,
  paprika: /\bpáprica/i,
  oregano: /\borégano/i,
  turmeric: /\b(cúrcuma|açafrão)/i,
  cinnamon: /\bcanela/i,
}
type Spice = keyof typeof words

const names: Record<Language, Record<Spice, string>> = {
  pt: {
    salt: "sal",
    pepper: "pimenta-do-reino",
    cumin: "cominho",
    paprika: "páprica",
    oregano: "orégano",
    turmeric: "cúrcuma",
    cinnamon: "canela",
  },
  en: {
    salt: "salt",
    pepper: "pepper",
    cumin: "cumin",
    paprika: "paprika",
    oregano: "oregano",
    turmeric: "turmeric",
    cinnamon: "cinnamon",
  },
  es: {
    salt: "sal",
    pepper: "pimienta",
    cumin: "comino",
    paprika: "pimentón dulce",
    oregano: "orégano",
    turmeric: "cúrcuma",
    cinnamon: "canela",
  },
}

/** Returns the spices that the steps of recipes name, because recipes do not list spices among their foods. */
export function spicesOf(recipes: readonly Recipe[], language: Language) {
  const texts = recipes.map((recipe) => ({ id: recipe.id, steps: stepsOf(recipe, "pt") }))
  return (Object.keys(words) as Spice[]).flatMap((spice) => {
    const dishes = texts.filter(({ steps }) => words[spice].test(steps)).map(({ id }) => id)
    return dishes.length > 0 ? [{ spice, name: names[language][spice], dishes: [...new Set(dishes)] }] : []
  })
}
