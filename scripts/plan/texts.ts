import { readFileSync } from "node:fs"
import type { Language } from "#domain/language.ts"
import type { Recipe, RecipeText } from "#domain/recipes/recipe.ts"

type Texts = {
  titles: Readonly<Record<string, string>>
  snacks: Readonly<Record<string, { title: string }>>
  foodNames: Readonly<Record<string, string>>
}

export function textsIn(language: Language): Texts {
  return {
    titles: read(`recipes/${language}/titles.json`),
    snacks: read(`recipes/${language}/snacks.json`),
    foodNames: read(`locales/${language}/foods.json`),
  }
}

export function stepsOf({ id, shelf }: Pick<Recipe, "id" | "shelf">, language: Language): string {
  const texts: Record<string, RecipeText> = read(`recipes/${language}/${shelf}.json`)
  return texts[id]?.steps.map(({ text }) => text).join(" ") ?? ""
}

function read(path: string) {
  return JSON.parse(readFileSync(new URL(`../../content/${path}`, import.meta.url), "utf8"))
}
