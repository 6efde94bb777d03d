import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { languages } from "#domain/language.ts"

/** What an answer tells her to press: words in quotation marks behind such a verb. */
const pressed = {
  pt: /(?:escolha|toque em|toque|use|ligue|desligue)\s+“([^”]+)”/gi,
  en: /(?:choose|tap|press|use|turn on|turn off)\s+“([^”]+)”/gi,
  es: /(?:elige|toca|usa|pulsa|activa|desactiva)\s+[«“]([^»”]+)[»”]/gi,
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const textsOf = (pattern: string) =>
  globSync(`${import.meta.dirname}/${pattern}`).flatMap((file) => textsIn(JSON.parse(readFileSync(file, "utf8"))))

/** Without the sign at its end, which stands behind the quotation. */
const bare = (label: string) =>
  label
    .replace(/[.:!?…]+\s*$/u, "")
    .trim()
    .toLowerCase()

test.each(languages)("in %s an answer names buttons and switches as they are named on the screen", (language) => {
  const labels = new Set(textsOf(`locales/${language}/*.json`).map(bare))
  const texts = textsOf(`{answers,faq}/${language}/*.json`).concat(textsOf(`locales/${language}/{chat,help}.json`))
  const named = texts.flatMap((text) => [...text.matchAll(pressed[language])].map(([, label = ""]) => label))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((label) => !labels.has(bare(label)))).toEqual([])
})
