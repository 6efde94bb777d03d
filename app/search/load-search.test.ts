import { expect, test } from "vitest"
import { languages } from "#domain/language.ts"
import { loadSearch } from "./load-search.ts"

const nothingHidden = { isQuiet: false, areNumbersHidden: false }
const safeSleep = /^\/guides\/mood-and-sleep#(?:safe-sleep|sofa-and-bed)$/

test.each([
  ["en", "safe sleep"],
  ["en", "SIDS"],
  ["en", "cot death"],
  ["en", "co-sleeping"],
  ["en", "bed sharing"],
  ["en", "baby asleep on the sofa"],
  ["pt", "morte súbita"],
  ["pt", "barriga para cima"],
  ["pt", "dormir com o bebê"],
  ["pt", "cama compartilhada"],
  ["pt", "sono seguro"],
  ["es", "colecho"],
  ["es", "muerte súbita"],
  ["es", "boca arriba"],
  ["es", "dormir con el bebé"],
  ["es", "sueño seguro"],
] as const)("in %s “%s” finds the baby's safe sleep first", async (language, query) => {
  const [first] = (await loadSearch(language))(query, nothingHidden)
  expect(first?.to).toMatch(safeSleep)
})

test.each(languages)("in silence nothing that is found in %s tells how a baby sleeps", async (language) => {
  const search = await loadSearch(language)
  for (const query of ["SIDS", "sono seguro", "colecho", "sofa", "sofá"])
    for (const { to = "" } of search(query, { ...nothingHidden, isQuiet: true })) expect(to).not.toMatch(safeSleep)
})
