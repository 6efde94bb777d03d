import { inEachLanguage } from "#app/language/in-each-language.ts"
import { loadWords } from "#app/language/words.ts"

/** The card and the gentle question, with their messages and those of the guides that they lead to. */
export const loadCare = inEachLanguage(async (language) => {
  const [{ ConcernHelp }] = await Promise.all([
    import("./concern-help.tsx"),
    loadWords("care", language),
    loadWords("guides", language),
  ])
  return { ConcernHelp }
})

/** The model for all languages, together with the card: once they are on this device, neither needs a connection. */
export const loadSafetyModel = inEachLanguage(async (language) => {
  const [model] = await Promise.all([loadModel(), loadCare(language)])
  return model
})

async function loadModel() {
  const [{ createSafetyModel }, file] = await Promise.all([
    import("#domain/safety/model.ts"),
    import("#content/models/safety.json"),
  ])
  return createSafetyModel(file.default)
}
