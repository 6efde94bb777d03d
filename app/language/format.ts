import { MessageFormat } from "messageformat"
import type { Values } from "./resources.ts"

const formats = new Map<string, MessageFormat>()

/** Fills a text's {$placeholders} in, with numbers as the language writes them (Unicode MessageFormat 2). */
export function format(text: string, language: string, values?: Values): string {
  if (!text.includes("{$")) return text
  const key = `${language} ${text}`
  const known = formats.get(key) ?? new MessageFormat(language, text, { bidiIsolation: "none" })
  formats.set(key, known)
  return known.format(values)
}
