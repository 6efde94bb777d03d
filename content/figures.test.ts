import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { describe, expect, it } from "vitest"
import { guideNames } from "#domain/guides/guide.ts"
import { readGuide, textLanguages } from "#tests/guide-texts.ts"

/** The figures of a text with a decimal point: "37,5 °C" and "1.800 kcal" give 37.5 and 1800. */
function figuresIn(text: string): string[] {
  const figures = text.match(/\d+(?:[.,/x]\d+)*/g) ?? []
  return figures.map((figure) => figure.replace(/^(\d)[.,](\d{3})$/, "$1$2").replace(",", ".")).sort()
}

const others = textLanguages.filter((language) => language !== "en")

describe.each(others)("in %s", (language) => {
  it.each(guideNames)("each section of the guide %s has the figures of the English one, line by line", (name) => {
    const english = readGuide("en", name)
    for (const [id, text] of Object.entries(readGuide(language, name))) {
      expect(figuresIn(`${text.heading} ${text.text ?? ""}`), id).toEqual(
        figuresIn(`${english[id]?.heading} ${english[id]?.text ?? ""}`),
      )
      expect(text.list?.map(figuresIn), id).toEqual(english[id]?.list?.map(figuresIn))
    }
  })

  const files = globSync("locales/pt-PT/*.json", { cwd: import.meta.dirname }).map((path) => basename(path))
  it.each(files)("each text of %s has the figures of the English one", (file) => {
    const read = (one: string): Record<string, string> =>
      JSON.parse(readFileSync(`${import.meta.dirname}/locales/${one}/${file}`, "utf8"))
    const english = read("en")
    const own = read(language)
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort())
    for (const [key, text] of Object.entries(own))
      if (!key.startsWith("soup")) expect(figuresIn(text), key).toEqual(figuresIn(english[key] ?? ""))
  })
})
