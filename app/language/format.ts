import { MessageFormat } from "messageformat"
import { DefaultFunctions } from "messageformat/functions"
import { isolate } from "#domain/isolate.ts"
import type { Values } from "./resources.ts"

const formats = new Map<string, MessageFormat<"number">>()
/**
 * All languages of the app run from left to right. Without these options the library would ask Intl, whose first use
 * takes long on a phone.
 */
const options = { bidiIsolation: "none", dir: "ltr", functions: { number: plainNumber } } as const

/** Fills in {$placeholders} and formats numbers for the language (Unicode MessageFormat 2). */
export function format(text: string, locale: string, values?: Values): string {
  if (!text.includes("{$")) return text
  const key = `${locale} ${text}`
  const known = formats.get(key) ?? new MessageFormat(locale, text, options)
  formats.set(key, known)
  return known.format(text.startsWith(".") ? isolated(values) : withPlainNumbers(isolated(values)))
}

/** A single item needs no list format, which is slow to create. */
export function listOf(items: readonly string[], language: string): string {
  const [first = "", ...more] = items
  return more.length === 0 ? first : new Intl.ListFormat(language, { type: "conjunction" }).format(items)
}

function isolated(values: Values = {}): Values {
  return mapValues(values, (value) => (typeof value === "string" ? isolate(value) : value))
}

function withPlainNumbers(values: Values): Values {
  return mapValues(values, (value) => (isPlain(value) ? `${value}` : value))
}

function mapValues(values: Values, change: (value: Values[string]) => Values[string]): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}

/** Plain numbers are written without Intl, whose first use takes a tenth of a second on a phone. */
function plainNumber(...args: Parameters<typeof DefaultFunctions.number>) {
  const number = DefaultFunctions.number(...args)
  const value = Number(number.valueOf())
  const [locale = ""] = args[0].locales.map(String)
  const plural = value >= 0 && value < 1000 ? pluralOf[locale]?.(Math.round(value * 1000) / 1000) : undefined
  if (plural) number.selectKey = (keys) => [`${value}`, plural].find((key) => keys.has(key)) ?? null
  if (isPlain(value)) number.toString = () => `${value}`
  return Object.defineProperty(number, "dir", { value: options.dir })
}

/**
 * These are CLDR's plurals for numbers below a million with at most three decimals. The exception is 0 in Portuguese,
 * for which CLDR says "one", because "0 copos" is what people write.
 */
const pluralOf: Record<string, (value: number) => "one" | "other"> = {
  pt: (value) => (value > 0 && value < 2 ? "one" : "other"),
  en: (value) => (value === 1 ? "one" : "other"),
  es: (value) => (value === 1 ? "one" : "other"),
  "es-MX": (value) => (value === 1 ? "one" : "other"),
}

const isPlain = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) < 1000
