import { expect, test } from "vitest"
import { asked } from "#content/plan-words/asked/asked.ts"
import { languages } from "#domain/language.ts"
import { canonicalQuestion, type Named, readerOfCanonical } from "#domain/plan/questions/canonical.ts"
import { kindsOfQuestion } from "#domain/plan/questions/kinds.ts"

const canonicalIn = readerOfCanonical(asked)
const named: Record<string, Named> = {
  pt: { dish: "Sopa cremosa de lentilha", food: "cenoura", day: "5", meal: "jantar" },
  en: { dish: "Creamy lentil soup", food: "carrots", day: "5", meal: "dinner" },
  es: { dish: "Sopa cremosa de lentejas", food: "zanahoria", day: "5", meal: "cena" },
}

test.each(languages.flatMap((language) => kindsOfQuestion.map((kind) => [language, kind] as const)))(
  "in %s each plain question is read as what it asks: %s",
  (language, kind) => {
    for (const question of asked[language][kind]) {
      const slots = [...question.matchAll(/\{(\w+)\}/g)].map(([, slot = ""]) => slot)
      const given = Object.fromEntries(Object.entries(named[language] ?? {}).filter(([slot]) => slots.includes(slot)))
      const written = question.replace(/\{(\w+)\}/g, (_, slot: keyof Named) => given[slot] ?? "")
      expect(canonicalIn(written)).toEqual({ kind, named: given })
    }
    expect(asked[language][kind].at(-1)).not.toContain("{")
    expect(canonicalQuestion(kind, {}, asked[language])).toBe(asked[language][kind].at(-1))
  },
)

test.each(languages)("in %s no two plain questions are the same", (language) => {
  const all = kindsOfQuestion.flatMap((kind) => asked[language][kind])
  expect(new Set(all).size).toBe(all.length)
})
