import { countWords } from "../understanding/count-words.ts"

const number = `([1-8]|${Object.keys(countWords).join("|")})`
const persons = "(?:pessoas?|people|persons?|adult[oa]?s?|personas?|de nos|of us|de nosotros|bocas)"

const asking =
  /\b(?:para|pra|for) (?:quantas pessoas|quantos\W*$|quantas\W*$|how many (?:people|persons)|how many\W*$|how many (?:is|are|does)\b|cuantas personas|cuantos\W*$|cuantas\W*$)|\b(?:quantas|how many|cuantas) (?:porcoes|servings|portions|porciones|raciones)\b(?! (?:de|of))|\bhow many (?:people )?(?:does|do|is|are|will) .{0,24}\b(?:serve|feed|for)\b/
const changing =
  /\b(?:mudar|trocar|aumentar|change|increase|cambiar|aumentar)\b.{0,20}\b(?:numero de (?:pessoas|porcoes)|number of (?:people|servings)|numero de (?:personas|porciones))\b/
const telling = [
  new RegExp(
    `\\b(?:cozinh\\w+|faco|fazer|fazemos|plano|comida|receitas?|lista|cook(?:ing)?|meals?|food|plan|recipes?|list|cocin\\w+|hago|hacer|comidas?|recetas?)\\b.{0,20}\\b(?:para|pra|for) (?:mais |nos |us )?${number}(?: ${persons}|\\W*$)`,
  ),
  new RegExp(
    `^\\W*(?:nos |agora |aqui |now |ahora |en casa |em casa |at home )*(?:somos|seremos|we are|were|there are)(?: em| now| agora| ahora)? ${number}(?: ${persons})?(?: (?:em casa|para comer|na mesa|at home|at the table|to feed|eating|en casa|a la mesa))`,
  ),
  new RegExp(`\\b(?:somos|we are|there are) ${number} ${persons}\\W*$`),
]
const notOfPeople =
  /\b(igual|leche|leite|milk|calcio|calcium|vegetais|legumes|fruta|fruit|vegetables|verdura|verduras|mes|meses|months?|semanas?|weeks?|dias?|days?|anos?|years?|horas?|hours?|min\w*)\b/

/** For how many she cooks, asked or told, by a folded text. */
export function peopleQuestionIn(plain: string): { about: "people"; people?: number } | undefined {
  const [, said] = telling.map((pattern) => pattern.exec(plain)).find(Boolean) ?? []
  if (said && !notOfPeople.test(plain)) return { about: "people", people: countWords[said] ?? Number(said) }
  const isAsked = asking.test(plain) && !notOfPeople.test(plain)
  return isAsked || changing.test(plain) ? { about: "people" } : undefined
}
