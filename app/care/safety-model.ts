import { inEachLanguage } from "#app/language/in-each-language.ts"
import { loadWords } from "#app/language/words.ts"
import type { Language } from "#domain/language.ts"
import { createSafetyModel } from "#domain/safety/model.ts"

/** The model for all languages, together with the words of the card: once they are on this device, neither needs a connection. */
export const loadSafetyModel = inEachLanguage(async (language) => {
  const [file] = await Promise.all([loadFile(), loadCareWords(language)])
  return createSafetyModel(file)
})

export function loadCareWords(language: Language) {
  return loadWords("care", language)
}

async function loadFile() {
  return (await import("#content/models/safety.json")).default
}
