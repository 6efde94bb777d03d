import { createInterface } from "node:readline"
import { createReader } from "./reader.ts"

// Reads one message a line and prints a JSON object for each: what the chat would do.
const [language = "pt"] = process.argv.slice(2)
const read = await createReader(language)
for await (const line of createInterface({ input: process.stdin }))
  if (line.trim() !== "") console.log(JSON.stringify(read(line)))
