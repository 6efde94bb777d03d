import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { linesByCountry } from "#domain/care/country-lines.ts"
import { type GuideText, guideNames, listedGuides } from "#domain/guides/guide.ts"
import { languages, type TextLanguage } from "#domain/language.ts"
import { readGuide, textLanguages } from "#tests/guide-texts.ts"
import { careCountries } from "../care-lines/countries.ts"
import { guides } from "./guides.ts"

const wordsIn = (text: string) => text.split(/\s+/).length

it("the guide for a loss is written, and not listed among the others", () => {
  expect(guideNames).toContain("loss")
  expect(listedGuides).not.toContain("loss")
  // The guide on loss must have no section about a living baby.
  expect(guides.loss.sections.filter(({ about }) => about?.includes("baby"))).toEqual([])
})

it.each(languages)("there is a text in %s for each guide, and no other", (language) => {
  const files = readdirSync(`${import.meta.dirname}/${language}`)
  expect(files.sort()).toEqual(guideNames.map((name) => `${name}.json`).sort())
})

describe.each(guideNames)("%s", (name) => {
  const { sections, signsOf, sources, readOn } = guides[name]
  const ids = sections.map(({ id }) => id)

  it("names its sources and when they were read", () => {
    expect(sources.length).toBeGreaterThan(2)
    expect(readOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("begins with what is urgent where it names signs, and says there whom to call", () => {
    if (signsOf.length === 0) return
    const urgent = sections.filter(({ level }) => level === "now")
    expect(sections.findIndex(({ level }) => level === "now")).toBeLessThanOrEqual(1)
    expect(urgent[0]?.lines).toBeDefined()
  })

  it.each(languages)("in %s says once what holds for several sections, which lead there", (language) => {
    const written: Record<string, GuideText> = JSON.parse(
      readFileSync(`${import.meta.dirname}/${language}/${name}.json`, "utf8"),
    )
    const lines = Object.values(written).flatMap(({ list = [] }) => list.filter((line) => !line.startsWith("{")))
    for (const line of lines) expect(lines.filter((other) => other === line).length, line).toBeLessThanOrEqual(2)
    for (const { id, seeAlso } of sections) if (seeAlso) expect(ids.filter((each) => each !== id)).toContain(seeAlso)
  })

  it.each(textLanguages)("says the same sections in %s, in short portions, without numbers to call", (language) => {
    const texts = readGuide(language, name)
    expect(Object.keys(texts)).toEqual(ids)
    for (const [id, { heading, text, list }] of Object.entries(texts)) {
      expect(wordsIn(heading), `${id}: heading`).toBeLessThanOrEqual(10)
      expect(text ?? list, id).toBeDefined()
      expect(wordsIn(text ?? ""), `${id}: text`).toBeLessThanOrEqual(65)
      expect(list?.length ?? 0, `${id}: list`).toBeLessThanOrEqual(10)
      for (const item of list ?? []) expect(wordsIn(item), item).toBeLessThanOrEqual(22)
      // Phone numbers depend on the country and are shown below a section, so no text contains one.
      const said = [heading, text, ...(list ?? [])].join(" ")
      expect(said.match(/\b(?:192|188|190|112|911|988|999|111|116 ?123|024|016)\b/)?.[0], id).toBeUndefined()
    }
  })
})

describe.each(textLanguages)("in %s", (language) => {
  const all = guideNames.flatMap((name) =>
    Object.entries(readGuide(language, name)).map(([id, { heading, text, list }]) => ({
      place: `${name}#${id}`,
      about: guides[name].sections.find((section) => section.id === id)?.about ?? [],
      said: [heading, text, ...(list ?? [])].join(" "),
    })),
  )

  it("nothing prescribes a dose, blames, or promises", () => {
    const forbidden =
      /\bdetox|queimar|\bburn(?:s|ing)? (?:fat|calories)|quemar|\b(?:is|was) your fault|(?<!n[ãa]o )(?:é|foi) (?:sua )?culpa|(?<!no )es (?:tu )?culpa/i
    const dose = /\d\s?(?:mg|mcg|µg)\b/
    for (const { place, said } of all) expect(said.match(forbidden)?.[0], place).toBeUndefined()
    // The caffeine in a cup is not a dose of a medicine.
    const doses = all.filter(({ said }) => dose.test(said)).map(({ place }) => place)
    expect(doses.filter((place) => place !== "breast-and-milk#coffee")).toEqual([])
  })

  it("energy in kcal stands only in sections that are marked as speaking of it", () => {
    for (const { place, about, said } of all) if (/kcal/i.test(said)) expect(about, place).toContain("energy")
  })
})

it("a line that holds in one country names it alike in every language", () => {
  for (const name of guideNames) {
    const ofCountries = (language: TextLanguage) => {
      const regions = new Intl.DisplayNames([language], { type: "region" })
      const named = careCountries.map(({ code }) => ({ code, name: regions.of(code) ?? code }))
      return Object.entries(readGuide(language, name)).map(([id, { list = [] }]) => [
        id,
        linesByCountry(list, named)
          .ofCountries.map(({ code }) => code)
          .sort(),
      ])
    }
    const inEnglish = ofCountries("en")
    for (const language of languages) expect(ofCountries(language), `${name} in ${language}`).toEqual(inEnglish)
    if (name === "visits-and-rights") expect(inEnglish.flat(2)).toContain("BR")
  }
})
