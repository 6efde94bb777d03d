import { inEachLanguage } from "#app/language/in-each-language.ts"
import { loadWords } from "#app/language/words.ts"
import { createSafetyModel } from "#domain/safety/model.ts"

/** The model for all languages, together with the words of the card: once they are on this device, neither needs a connection. */
export const loadSafetyModel = inEachLanguage(async (language) => {
  const [file] = await Promise.all([loadFile(), loadWords("care", language)])
  return createSafetyModel(file)
})

async function loadFile() {
  return (await import("#content/models/safety.json")).default
}
