import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { type Language, languages } from "#domain/language.ts"

/** The quoted labels that an answer tells her to press, after a verb such as "tap" or "choose". */
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

/** Removes the punctuation at the end of a label; an answer has it after the quotation marks. */
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

/** Quotations that are not labels: words that she or a link says, and placeholders. */
const herWords: Record<Language, readonly string[]> = {
  pt: ["halal", "kosher", "põe sabonete na lista"],
  en: ["halal", "kosher", "add soap to my list"],
  es: ["halal", "kosher", "pon jabón en la lista"],
}

test.each(languages)("in %s no answer about the app or her plan quotes a label that no screen has", (language) => {
  const screens = globSync(`locales/${language}/*.json`, { cwd: import.meta.dirname }).filter(
    (file) => !/\/chat(?:-plan)?\.json$/.test(file),
  )
  const labels = screens.flatMap(textsOf).map(bare)
  const isLabel = (words: string) =>
    labels.some((label) => label.startsWith(words) && !/^\p{L}/u.test(label.slice(words.length)))
  const texts = textsOf(`answers/${language}/app.json`).concat(
    textsOf(`locales/${language}/{chat,chat-plan,help}.json`),
  )
  const quoted = texts.flatMap((text) => [...text.matchAll(/[«“]([^»”]+)[»”]/g)].map(([, label = ""]) => label))
  const wrong = quoted.filter((label) => !label.startsWith("{$") && !isLabel(bare(label)))
  expect(quoted.length).toBeGreaterThan(50)
  expect([...new Set(wrong)].toSorted()).toEqual(herWords[language].toSorted())
})
