import { readFileSync, writeFileSync } from "node:fs"
import { trainings } from "./models.ts"
import { trainModel } from "./train-model.ts"
import { type TrainedFrom, trainedFrom, trainedFromFile } from "./trained-from.ts"

const folder = `${import.meta.dirname}/../../content/models`

/** The names of the models to train; all if none is given. */
const wanted = process.argv.slice(2)
const written: Record<string, TrainedFrom> = JSON.parse(readFileSync(trainedFromFile, "utf8"))
const trained: Record<string, TrainedFrom> = {}
for (const [name, training] of Object.entries(trainings)) {
  const before = written[name]
  if (before && wanted.length > 0 && !wanted.includes(name)) {
    trained[name] = before
    continue
  }
  const made = await training()
  const model = trainModel(made)
  const text = `${JSON.stringify(model)}\n`
  writeFileSync(`${folder}/${name}.json`, text)
  trained[name] = trainedFrom(made, text)
  console.log(`content/models/${name}.json: ${model.steps.length * 4} weights`)
}
writeFileSync(trainedFromFile, `${JSON.stringify(trained, null, 2)}\n`)
