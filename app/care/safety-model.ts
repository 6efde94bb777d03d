import { inEachLanguage } from "#app/language/in-each-language.ts"
import { loadWords } from "#app/language/words.ts"
import { createSafetyModel } from "#domain/safety/model.ts"

/** The model for all languages, together with the words of the card: once they are on this device, neither needs a connection. */
export const loadSafetyModel = inEachLanguage(async (language) => {
  const [file] = await Promise.all([loadFile(), loadCareWords(language)])
  return createSafetyModel(file)
})

/** Those of the cards, and of the guides that they lead to. */
export const loadCareWords = inEachLanguage((language) =>
  Promise.all([loadWords("care", language), loadWords("guides", language)]),
)

async function loadFile() {
  return (await import("#content/models/safety.json")).default
}
