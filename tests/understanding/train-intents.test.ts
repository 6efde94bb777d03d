import { expect, it } from "vitest"
import { languages } from "#domain/language.ts"
import { trainIntentModel } from "../../scripts/train/models.ts"
import { modelText } from "./model-text.ts"

it.each(languages)(
  "trained again, the model of the intents in %s is the same to the letter",
  async (language) => {
    expect(`${JSON.stringify(await trainIntentModel(language))}\n` === modelText(`intents-${language}`)).toBe(true)
  },
  600_000,
)
