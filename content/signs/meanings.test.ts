import { expect, it } from "vitest"
import type { SignText } from "#domain/care/sign-text.ts"
import { signs } from "#domain/care/signs/table.ts"
import { readSignTexts, textLanguages } from "#tests/guide-texts.ts"
import { meaningsIn } from "#tests/sign-meanings.ts"

const textIn = (language: (typeof textLanguages)[number], { of, id }: { of: "mother" | "baby"; id: string }) =>
  readSignTexts(language, of).signs[id] as SignText

/** The short and the long form of each text of a sign. If only one form is written, it is used for both. */
const lengthsOf = ({ short, full = short, with: raised }: SignText) => ({
  sign: { short, long: full },
  raised: { short: raised?.short ?? "", long: raised?.full ?? raised?.short ?? "" },
  note: { short: raised?.brief ?? raised?.note ?? "", long: raised?.note ?? "" },
})
type Line = keyof ReturnType<typeof lengthsOf>

/** What only the longer text says, and why nobody who reads the shorter one waits longer because of it. */
const onlyInFull: Readonly<Record<string, { of: Line; says: readonly string[]; why: string }>> = {
  "mother-rib-pain": { of: "sign", says: ["flu"], why: "what the pain is taken for" },
  "mother-sepsis": { of: "sign", says: ["fever"], why: "that there need be none; the short line asks for none" },
  "mother-pressure-raised": { of: "note", says: ["right"], why: "the short line takes the ribs of either side" },
  "baby-cant-wake": {
    of: "sign",
    says: ["feeding"],
    why: "the short line takes whatever the baby cannot stay awake for",
  },
}

it.each(textLanguages)("no short line in %s drops what its long one makes the condition, and adds none", (language) => {
  for (const sign of signs)
    for (const [line, { short, long }] of Object.entries(lengthsOf(textIn(language, sign)))) {
      const { of, says = [] } = onlyInFull[sign.id] ?? {}
      const expected = meaningsIn(long).filter((meaning) => of !== line || !says.includes(meaning))
      expect(meaningsIn(short), `${sign.id}, ${line}: ${short}`).toEqual(expected)
    }
})

it("what only a long line may say is said there in every language", () => {
  for (const [id, { of, says }] of Object.entries(onlyInFull))
    for (const language of textLanguages) {
      const sign = signs.find((one) => one.id === id)
      expect(sign && meaningsIn(lengthsOf(textIn(language, sign))[of].long), id).toEqual(
        expect.arrayContaining([...says]),
      )
    }
})

it.each(textLanguages)("each line in %s names what it names in English", (language) => {
  for (const sign of signs) {
    const own = lengthsOf(textIn(language, sign))
    const english = lengthsOf(textIn("en", sign))
    for (const line of ["sign", "raised", "note"] as const)
      for (const length of ["short", "long"] as const)
        expect(meaningsIn(own[line][length]), `${sign.id}: ${own[line][length]}`).toEqual(
          meaningsIn(english[line][length]),
        )
  }
})

it.each(textLanguages)("no text in %s speaks of another sign without naming it", (language) => {
  const unnamed = /\b(?:an|any) ?other sign|outro sinal|otra señal|cualquier señal|qualquer sinal|any sign/i
  for (const sign of signs) expect(JSON.stringify(textIn(language, sign)), sign.id).not.toMatch(unnamed)
})

/** Signs that hold only if all parts are present; with fewer parts they are another sign or none. */
const allNeeded = ["baby-cries-on", "baby-groin-lump"]

it("a list in which any one is enough says or, before or within its last part", () => {
  const or = { en: /\bor\b/, pt: /\bou\b/, "pt-PT": /\bou\b/, es: /(?<!\p{L})(?:o|u|ni)(?!\p{L})/u }
  // Words at the beginning of a part that add the part to everything before it, so that it is no alternative.
  const adds =
    /^(?:with|and|even|if|at rest|in pain|no better|fewer|com|e|mesmo|em repouso|menos|con|y|aunque|si|en reposo)\b/i
  for (const language of textLanguages)
    for (const sign of signs.filter(({ id }) => !allNeeded.includes(id)))
      for (const { short, long } of Object.values(lengthsOf(textIn(language, sign))))
        for (const line of [...short.split("\n"), long]) {
          const parts = line
            .replace(/ \([^)]*\)/g, "")
            .split(", ")
            .slice(1)
          if (parts.some((part) => !adds.test(part)))
            expect(parts.join(", "), `${sign.id}: ${line}`).toMatch(or[language])
        }
})

it("signs all of whose parts are needed say no or", () => {
  for (const id of allNeeded)
    for (const language of textLanguages) {
      const sign = signs.find((one) => one.id === id)
      expect(sign && textIn(language, sign).short, language).not.toMatch(/ (?:or|ou|o) /)
    }
})
