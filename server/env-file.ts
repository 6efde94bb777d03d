import { existsSync, readFileSync } from "node:fs"
import { SettingsError } from "./env.ts"

const file = ".env"
const assignment = /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/

export type EnvFile = {
  values: Record<string, string>
  /** One sentence for each refused line, without the line's value. */
  problems: string[]
}

/** Reads .env in the current folder. */
export function readEnvFile(): EnvFile {
  return parseEnvFile(existsSync(file) ? readFileSync(file, "utf8") : "")
}

/**
 * Sets the environment from .env, without replacing variables that are set. Returns a sentence for each refused line.
 */
export function applyEnvFile(): string[] {
  const { values, problems } = readEnvFile()
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value
  return problems
}

/** Sets the environment from .env. Throws a SettingsError for a refused line. */
export function loadEnvFile() {
  const [problem] = applyEnvFile()
  if (problem) throw new SettingsError(problem)
}

/** Parses .env, and refuses lines that Node and docker compose may read differently. */
export function parseEnvFile(text: string): EnvFile {
  const found: EnvFile = { values: {}, problems: [] }
  // A NUL or a replacement character (U+FFFD) shows that the file was not saved in UTF-8, so names and secrets would
  // not be what was typed.
  if (/[\0\uFFFD]/.test(text)) return { ...found, problems: [`${file} is not in UTF-8: save it in that encoding.`] }
  const lineOf = new Map<string, number>()
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((each) => each.trim())
    .entries()) {
    if (line === "" || line.startsWith("#")) continue
    const [, name, written = ""] = line.match(assignment) ?? []
    const where = `Line ${index + 1} of ${file}`
    if (!name) {
      found.problems.push(`${where} is no setting: write NAME=value, and a comment after a #.`)
      continue
    }
    const quoted = written.match(/^(?:'([^']*)'|"([^"]*)")\s*(?:#.*)?$/)
    const value = quoted ? (quoted[1] ?? quoted[2] ?? "") : written
    const ambiguity = quoted ? ambiguityInQuotes(written[0] === '"', value) : ambiguityWithoutQuotes(value)
    const before = lineOf.get(name)
    if (ambiguity) found.problems.push(`${where}: the value of ${name} ${ambiguity}`)
    else if (before !== undefined && found.values[name] !== value)
      found.problems.push(`${where} sets ${name} otherwise than line ${before}. Keep one of the two.`)
    else {
      found.values[name] = value
      lineOf.set(name, index + 1)
    }
  }
  return found
}

function ambiguityWithoutQuotes(value: string): string | undefined {
  const advice = "Put the value into single quotes"
  if (/^['"`]/.test(value))
    return "begins with a quote that the same line does not end with. Put other quotes around it, or none."
  if (/^[“”„‘’«»]/.test(value))
    return "begins with a typographic quote, which would belong to it. Put straight quotes around it, or none."
  if (value.includes("#")) return `has a #, which begins a comment. ${advice}, and a comment on a line of its own.`
  if (value.includes("$")) return `has a $, which docker compose replaces. ${advice}.`
  return undefined
}

function ambiguityInQuotes(isDouble: boolean, value: string): string | undefined {
  if (isDouble && /[$\\]/.test(value))
    return "has a $ or a backslash in double quotes, which docker compose replaces. Use single quotes."
  if (value.endsWith("\\")) return "ends with a backslash, which would be one with the quote. Leave the quotes out."
  return undefined
}
