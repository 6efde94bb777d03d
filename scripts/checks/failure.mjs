import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"

const linesMax = 12
const notOurs = /^\s+at .*(node_modules|node:|new Promise)/

export function failure({ file, name, message = "" }) {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => !notOurs.test(line))
    .slice(0, linesMax)
  return [`${relative(process.cwd(), file)} › ${name}`, ...lines.map((line) => `    ${line}`)].join("\n")
}
