import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"

const linesShown = 12
const notOurs = /^\s+at .*(node_modules|node:|new Promise)/

/** One failed test in a few lines: where it is, its name, and the beginning of what it says. */
export function failure({ file, name, message = "" }) {
  const said = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => !notOurs.test(line))
    .slice(0, linesShown)
  return [`${relative(process.cwd(), file)} › ${name}`, ...said.map((line) => `    ${line}`)].join("\n")
}
