import { readFileSync } from "node:fs"
import type { Language } from "#domain/language.ts"

type Texts = {
  titles: Readonly<Record<string, string>>
  snacks: Readonly<Record<string, { title: string }>>
  foodNames: Readonly<Record<string, string>>
}

/** The names of dishes, snacks and foods in a language. */
export function textsIn(language: Language): Texts {
  return {
    titles: read(`recipes/${language}/titles.json`),
    snacks: read(`recipes/${language}/snacks.json`),
    foodNames: read(`locales/${language}/foods.json`),
  }
}

function read(path: string) {
  return JSON.parse(readFileSync(new URL(`../../content/${path}`, import.meta.url), "utf8"))
}
