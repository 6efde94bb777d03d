import type pt from "#content/demo/pt.json"
import type { Language } from "#domain/language.ts"

/** What the mother of the demonstration says, in one language. */
export type DemoTexts = typeof pt
export type DemoEntry = keyof DemoTexts["entries"]

const files: Record<Language, () => Promise<{ default: DemoTexts }>> = {
  pt: () => import("#content/demo/pt.json", { with: { type: "json" } }),
  en: () => import("#content/demo/en.json", { with: { type: "json" } }),
  es: () => import("#content/demo/es.json", { with: { type: "json" } }),
}

/** Loaded on request only, so that the server never has them in memory. */
export async function loadDemoTexts(language: Language): Promise<DemoTexts> {
  return (await files[language]()).default
}
