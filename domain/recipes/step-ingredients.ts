import { plainText } from "../find-words.ts"
import type { Language } from "../language.ts"

/** For each step, the foods (by index) for which it is the first step with the best match of their name. */
export function stepIngredients(steps: readonly string[], names: readonly string[], language: Language): number[][] {
  const wordsOf = steps.map(wordsIn)
  const firstSteps = names.map((name) => firstNaming(wordsOf, name, language))
  return steps.map((_, step) => names.flatMap((_name, food) => (firstSteps[food] === step ? food : [])))
}

/** Looks for the noun first, then for any other word of the name. Returns -1 if no step names the food. */
function firstNaming(steps: readonly (readonly string[])[], name: string, language: Language): number {
  const words = wordsIn(name.replace(/[,(].*$/u, "")).filter((word) => word.length >= 3)
  const noun = language === "en" ? words.at(-1) : words[0]
  const others = words.filter((word) => word !== noun && word.length >= 4)
  const isIn = (step: readonly string[], wanted: string) => step.some((word) => isSame(word, wanted))
  const othersIn = (step: readonly string[]) => others.filter((other) => isIn(step, other)).length
  const withNoun = steps.map((step) => (noun && isIn(step, noun) ? 1 + othersIn(step) : 0))
  const scores = withNoun.some(Boolean) ? withNoun : steps.map(othersIn)
  const most = Math.max(...scores)
  return most > 0 ? scores.indexOf(most) : -1
}

function isSame(word: string, noun: string): boolean {
  const [short, long] = word.length < noun.length ? [word, noun] : [noun, word]
  if (short.length < 3) return false
  const stem = short.length > 4 ? short.slice(0, -1) : short
  return long.startsWith(stem) && long.length - short.length <= 2
}

function wordsIn(text: string): string[] {
  return plainText(text).match(/\p{L}+/gu) ?? []
}
