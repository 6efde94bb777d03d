import { MessageFormat } from "messageformat"
import type { Values } from "./resources.ts"

const formats = new Map<string, MessageFormat>()

/** Fills in a text's {$placeholders}, with numbers in the language's format (Unicode MessageFormat 2). */
export function format(text: string, language: string, values?: Values): string {
  if (!text.includes("{$")) return text
  const key = `${language} ${text}`
  const known = formats.get(key) ?? new MessageFormat(language, text, { bidiIsolation: "none" })
  formats.set(key, known)
  return known.format(text.startsWith(".") ? values : withPlainNumbers(values))
}

/** "feijão, ovo e leite". One alone needs no format: making one is slow. */
export function listOf(items: readonly string[], language: string): string {
  const [first = "", ...more] = items
  return more.length === 0 ? first : new Intl.ListFormat(language, { type: "conjunction" }).format(items)
}

/** Formats the numbers that all our languages write alike: the first use of Intl costs a phone a tenth of a second. */
function withPlainNumbers(values: Values = {}): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isPlain(value) ? `${value}` : value]))
}

const isPlain = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) < 1000
