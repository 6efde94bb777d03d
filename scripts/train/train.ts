import { writeFileSync } from "node:fs"
import { languages } from "#domain/language.ts"
import type { ModelFile } from "#domain/understanding/model.ts"
import { trainIntentModel, trainSafetyModel } from "./models.ts"

const folder = `${import.meta.dirname}/../../content/models`

function write(name: string, model: ModelFile) {
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(model)}\n`)
  console.log(`content/models/${name}.json: ${model.buckets * model.units} weights`)
}

write("safety", trainSafetyModel())
for (const language of languages) write(`intents-${language}`, await trainIntentModel(language))
