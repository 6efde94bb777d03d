import type { About } from "../marked-text.ts"

export const numberTopics: ReadonlySet<About> = new Set(["weight", "energy"])

const figure =
  /kcal|quilocalor|kilocalor|\d\s?(?:calorias?|calories?|calorías?)\b|\b(?:kg|lbs?)\b|\d\s?(?:quilos|kilos|pounds)\b|\b(?:IMC|BMI)\b|massa corporal|masa corporal|body mass|Metabolic Score|Pontuação metabólica|Puntuación metabólica|\d\s?g (?:of|de) prote/iu

/** True if a text names a weight, calories, a body mass index, grams of protein or a score. */
export function namesNumbers(text: string): boolean {
  return figure.test(text)
}

/** Removes the sentences in which `namesNumbers` finds a number; the result may be empty. */
export function withoutNumbers(text: string): string {
  if (!namesNumbers(text)) return text
  const lines = text.split("\n").map((line) => {
    const sentences = line.split(/(?<=[.!?…]["”»)]?)\s+(?=[^\s\p{Ll}])/u)
    return { line, left: sentences.filter((sentence) => !namesNumbers(sentence)).join(" ") }
  })
  return lines
    .flatMap(({ line, left }) => (left || !line ? [left] : []))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}

const quantity =
  /(?:how (?:many|much)|quant[oa]s?|cu[aá]nt[oa]s?|what(?:'s|’s| is| are)?|which|qua(?:l|is)|cu[aá]l(?:es)?|que|qué|calculate|calcul[ae]r?)\b/iu
const numberAsked =
  /kcal|calori|calorí|\b(?:imc|bmi)\b|body mass|massa corporal|masa corporal|metabolic score|pontua[çc][ãa]o metab|puntuaci[óo]n metab|(?:grams?|gramas|gramos) (?:of|de) prote|(?:my|ideal|healthy|meu|mi) (?:weight|peso)|peso (?:ideal|saud[aá]vel|saludable)|\bdo i weigh\b|\beu peso\b|\bpeso yo\b/iu

/** True if a text asks for a weight, calories, a body mass index, grams of protein or a score. */
export function asksForNumbers(text: string): boolean {
  return quantity.test(text) && numberAsked.test(text)
}
