import { byLanguage } from "#app/language/by-language.ts"
import { loadMessages } from "#app/language/load-messages.ts"
import { loadSigns } from "./sign-texts.ts"

export const loadCare = byLanguage(async (language) => {
  const [{ ConcernHelp }] = await Promise.all([
    import("./concern-help.tsx"),
    loadMessages("care", language),
    loadMessages("guides", language),
    loadMessages("numbers", language),
    loadSigns(language),
  ])
  return { ConcernHelp }
})

/** The safety model loads together with the card for urgent messages, so that both work offline. */
export const loadSafetyModel = byLanguage(async (language) => {
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
