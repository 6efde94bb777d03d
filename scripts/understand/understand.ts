import { createInterface } from "node:readline"
import { createReader } from "./reader.ts"

const [language = "pt"] = process.argv.slice(2)

if (language === "figures" && process.argv[3] === "unseen") await import("#tests/understanding/print-unseen.ts")
else if (language === "figures") await import("#tests/understanding/print-figures.ts")
else await printReadings()

async function printReadings() {
  const read = await createReader(language)
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim() !== "") console.log(JSON.stringify(read(line)))
}
