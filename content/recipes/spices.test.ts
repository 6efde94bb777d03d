import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { languages } from "#domain/language.ts"
import { type Spice, spices, spicesOf } from "./spices.ts"

const words: Readonly<Record<(typeof languages)[number], Readonly<Record<Spice, RegExp>>>> = {
  pt: {
    cumin: /\bcominho/i,
    paprika: /páprica|colorau/i,
    oregano: /orégano/i,
    turmeric: /cúrcuma|açafrão/i,
    cinnamon: /\bcanela/i,
  },
  en: { cumin: /\bcumin/i, paprika: /paprika/i, oregano: /oregano/i, turmeric: /turmeric/i, cinnamon: /cinnamon/i },
  es: {
    cumin: /\bcomino/i,
    paprika: /paprika|pimentón/i,
    oregano: /orégano/i,
    turmeric: /cúrcuma/i,
    cinnamon: /\bcanela/i,
  },
}

type Text = { steps?: { text: string }[]; how?: string }

test.each(languages)("the spices of a recipe or snack are those that its steps name in %s", (language) => {
  const cwd = fileURLToPath(new URL(`${language}/`, import.meta.url))
  const texts = globSync("*.json", { cwd })
    .filter((file) => file !== "titles.json")
    .flatMap((file) => Object.entries<Text>(JSON.parse(readFileSync(`${cwd}/${file}`, "utf8"))))
  expect(texts.length).toBeGreaterThan(150)
  for (const [key, { steps = [], how = "" }] of texts) {
    const read = [...steps.map(({ text }) => text), how].join(" ")
    const id = /^\d+$/.test(key) ? Number(key) : key
    expect(spicesOf([{ id }]), `${key}: ${read}`).toEqual(spices.filter((spice) => words[language][spice].test(read)))
  }
})
