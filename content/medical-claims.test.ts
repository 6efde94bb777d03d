import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { languages } from "#domain/language.ts"

const misses = { pt: "deixa passar alguns", en: "It misses some", es: "Se le escapan algunas" }
const certified = { pt: "não está certificado", en: "is not certified", es: "no está certificado" }

it.each(languages)(
  "the terms in %s say that the sorting of signs misses some, and is no certified device",
  (language) => {
    const path = `${import.meta.dirname}/locales/${language}/terms.json`
    const { sortingText } = JSON.parse(readFileSync(path, "utf8"))
    expect(sortingText).toContain(misses[language])
    expect(sortingText).toContain(certified[language])
  },
)
