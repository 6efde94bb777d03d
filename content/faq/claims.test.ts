import { expect, test } from "vitest"
import { answersIn } from "#domain/chat/answer.ts"
import { readEntries } from "#domain/chat/faq-entries.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import { type Language, languages } from "#domain/language.ts"
import { readAllSignTexts } from "#tests/guide-texts.ts"
import { answers } from "../answers/answers.ts"
import { en as enAnswers } from "../answers/en.ts"
import { es as esAnswers } from "../answers/es.ts"
import { pt as ptAnswers } from "../answers/pt.ts"
import { faq as en } from "./en.ts"
import { faq as es } from "./es.ts"
import { faq as pt } from "./pt.ts"

const faqs: Record<Language, readonly FaqEntry[]> = {
  pt: readEntries([...pt, ...answersIn(answers, ptAnswers)], readAllSignTexts("pt")),
  en: readEntries([...en, ...answersIn(answers, enAnswers)], readAllSignTexts("en")),
  es: readEntries([...es, ...answersIn(answers, esAnswers)], readAllSignTexts("es")),
}

function answer(language: Language, id: number) {
  return faqs[language][id - 1]?.answer ?? ""
}

const forbidden = {
  pressure: /\bshould\b|\bmust\b|\bought\b|deveria|você deve\b|\btem (de|que)\b|deberías|\bdebes\b|tienes que/i,
  guilt: /(?<!não é |no es )culpa|guilt|vergonha|ashamed|vergüenza/i,
  dose: /\d\s?(?:mg|mcg|µg|ui|iu)\b(?! (?:de cafeína|of caffeine))/i,
  energyTarget: /(?<![\d.,])(?:\d{3}|1[.,]?[0-7]\d\d)\s?kcal(?! (?:a mais|more|más))/i,
  product:
    /(?:tome|toma|take|experimente|prueba|try|indicamos|recomendamos|recommend) [^.]{0,30}(?:suplement|supplement|vitamin|cápsula|capsule|whey|colágeno|collagen|pastilla)/i,
  weightLoss:
    /(?:ajuda a|helps? (?:you )?(?:to )?|ayuda a|vai|vas a|you(?:'ll| will)) ?(?:emagrecer|perder peso|lose weight|slim|adelgazar|bajar de peso)/i,
  burning: /queima|burns?\b|\bquema\b|acelera(?!d[ao])|speeds? up|metaboli/i,
  milk: /(?:aument|boost|increas|sub[ei]\b|melhora|mejora|improv|estimul|produz|produce)[^.]{0,30}\b(?:leite|milk|leche)\b/i,
  cure: /\bcura\b|\bcures?\b|milagr|miracle|garant|guarante|100 ?%/i,
  diagnosis:
    /(?:você (?:está com|tem)|you have|you are|tienes|estás) (?:uma? |an? |una )?(?:depress|anemi|anaemi|diást|diast|depresi)/i,
  undercooked: /malpassad|\brare\b|poco hech|gema mole|runny/i,
}

/** The ids of the entries on first aid for burnt skin, where "burn" is no promise to burn fat. */
const ofBurns = [401, 403]

test.each(languages)("no answer in %s pushes, blames, doses, sells, promises or diagnoses", (language) => {
  for (const { id, question, answer, byCountry = {} } of faqs[language])
    for (const [claim, pattern] of Object.entries(forbidden).filter(
      ([name]) => name !== "burning" || !ofBurns.includes(id),
    ))
      expect(
        [question, answer, ...Object.values(byCountry)].join(" ").match(pattern)?.[0],
        `${claim} in ${id}`,
      ).toBeUndefined()
})

test.each([
  ["pressure", "You should rest"],
  ["pressure", "Você deve comer menos"],
  ["guilt", "A culpa é sua"],
  ["dose", "400 mg por dia"],
  ["energyTarget", "coma 1.500 kcal por dia"],
  ["product", "Take a vitamin every morning"],
  ["weightLoss", "Isso ajuda a emagrecer"],
  ["burning", "It burns fat"],
  ["milk", "La cerveza aumenta la leche"],
  ["cure", "Resultado garantizado"],
  ["diagnosis", "You have depression"],
] as const)("a claim of the kind “%s” would be caught: %s", (claim, text) => expect(text).toMatch(forbidden[claim]))

const herbs =
  /confrei|comfrey|consuelda|\bkava\b|arruda|\brue\b|\bruda\b|boldo|\bsene\b|senna|\bsen\b|anis-estrelado|star anise|anís estrellado/i

test.each(languages)("in %s herbs are named only to stay away from", (language) => {
  const naming = faqs[language].filter(({ answer }) => herbs.test(answer))
  expect(naming.map(({ id }) => id)).toEqual([12])
  expect(answer(language, 12)).toMatch(/Fique longe de [^.]*arruda|Stay away from [^.]*\brue\b|Aléjate de [^.]*ruda/)
})

test.each(languages)("in %s the figures of the specification stand beside their bounds", (language) => {
  expect(answer(language, 10)).toMatch(
    /2 (?:xícaras pequenas|small cups|tazas pequeñas) .*200 mg (?:de cafeína|of caffeine)/,
  )
  expect(answer(language, 10)).toMatch(/prematuro|premature/)
  expect(answer(language, 35)).toMatch(/6 (?:a|and|y) 8 ho\w+ .*24/)
  expect(answer(language, 35)).toMatch(/cochilos contam|naps count|siestas cuentan/)
  expect(answer(language, 9)).toMatch(/2 lit.*(?:sede|thirst|sed)\b/)
  expect(answer(language, 2)).toMatch(/330 (?:a|to) 500 kcal .*1[.,]800 kcal/)
})

test.each(languages)("in %s diets, mood, wounds and the baby's health lead to a professional", (language) => {
  const referral = /profissional|médic|nutricionista|pediatra|professional|doctor|dietitian|paediatrician|profesional/i
  for (const id of [1, 2, 5, 7, 8, 14, 18, 20, 21, 22, 27, 28, 29, 30, 32, 35, 37, 38, 57, 60, 61, 68])
    expect(answer(language, id), String(id)).toMatch(referral)
  for (const id of [1, 23, 26, 33, 34, 38])
    expect(answer(language, id), String(id)).toMatch(/emerg|na hora|at once|enseguida|urgenc/i)
})

test.each(languages)("in %s the fish high in mercury are left out wherever fish is advised", (language) => {
  for (const id of [6, 19]) expect(answer(language, id)).toMatch(/tubarão|shark|tiburón/)
})
