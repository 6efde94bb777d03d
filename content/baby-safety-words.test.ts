import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { europeanPortuguese, languages, type TextLanguage } from "#domain/language.ts"

type Rule = {
  rule: string
  /** Recognises a line about the subject of the rule. */
  speaks: Readonly<Record<TextLanguage, RegExp>>
  /** Recognises what a line about the subject must also say. */
  says: Readonly<Record<TextLanguage, RegExp>>
}

const textLanguages: readonly TextLanguage[] = [...languages, europeanPortuguese]

const portuguese = {
  stays: /(?:pode|podem) ficar assim/i,
  bothWays: /vira de bruços e volta sozinho/i,
  backwards: /virad[ao] para trás/i,
  airbag: /nunca diante de um airbag/i,
  leaves: /barriga para cima.{0,40}(?:afaste-se|outro (?:quarto|cômodo)|outra divisão)/i,
  looksOften: /(?:volte a olhar|vá vê-lo) (?:muitas vezes|com frequência)/i,
}

const rules: readonly Rule[] = [
  {
    rule: "only a baby who rolls both ways is left on the belly",
    speaks: {
      pt: portuguese.stays,
      "pt-PT": portuguese.stays,
      en: /may stay that way/i,
      es: /quien[^.]* puede quedarse así/i,
    },
    says: {
      pt: portuguese.bothWays,
      "pt-PT": portuguese.bothWays,
      en: /rolls? both ways/i,
      es: /pone boca abajo y vuelve solo/i,
    },
  },
  {
    rule: "a seat that faces backwards is never in front of an active airbag",
    speaks: {
      pt: portuguese.backwards,
      "pt-PT": portuguese.backwards,
      en: /rear[- ]facing/i,
      es: /silla, (?:de su talla y )?(?:mirando )?hacia atrás|contramarcha/i,
    },
    says: {
      pt: portuguese.airbag,
      "pt-PT": portuguese.airbag,
      en: /never in front of an active airbag/i,
      es: /nunca frente a un airbag/i,
    },
  },
  {
    rule: "a baby left to cry in the cot is looked at often",
    speaks: {
      pt: portuguese.leaves,
      "pt-PT": portuguese.leaves,
      en: /\bback\b.{0,40}(?:step away|(?:next|another) room)/i,
      es: /boca arriba.{0,40}(?:aléjate|otra habitación)/i,
    },
    says: {
      pt: portuguese.looksOften,
      "pt-PT": portuguese.looksOften,
      en: /look in often/i,
      es: /vuelve a mirar a menudo/i,
    },
  },
]

/** The lines of all guides, answers and messages. */
function linesIn(language: TextLanguage): string[] {
  return globSync(`{faq,answers,guides,locales,signs,plan}/**/${language}/**/*.json`, { cwd: import.meta.dirname })
    .map((file) => readFileSync(`${import.meta.dirname}/${file}`, "utf8"))
    .flatMap((text) => text.split("\n"))
}

const cases = rules.flatMap((rule) => textLanguages.map((language) => ({ ...rule, language })))

it.each(cases)("$rule, in $language", ({ language, speaks, says }) => {
  const speaking = linesIn(language).filter((line) => speaks[language].test(line))
  expect(speaking).not.toEqual([])
  expect(speaking.filter((line) => !says[language].test(line))).toEqual([])
})
