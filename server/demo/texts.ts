import type pt from "#content/demo/pt.json"
import type { Language } from "#domain/language.ts"

const files: Record<Language, () => Promise<{ default: typeof pt }>> = {
  pt: () => import("#content/demo/pt.json", { with: { type: "json" } }),
  en: () => import("#content/demo/en.json", { with: { type: "json" } }),
  es: () => import("#content/demo/es.json", { with: { type: "json" } }),
}

/** Loads the demonstration's texts in one language. */
export async function loadDemoTexts(language: Language): Promise<typeof pt> {
  return (await files[language]()).default
}
