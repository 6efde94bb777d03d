import { MessageFormat } from "messageformat"
import { DefaultFunctions } from "messageformat/functions"
import { isolate } from "#domain/isolate.ts"
import type { Values } from "./resources.ts"

const formats = new Map<string, MessageFormat<"number">>()
/** All our languages run left to right; the library would ask Intl. */
const options = { bidiIsolation: "none", dir: "ltr", functions: { number: plainNumber } } as const

/** Fills in {$placeholders}, with numbers in the language's format (Unicode MessageFormat 2). */
export function format(text: string, locale: string, values?: Values): string {
  if (!text.includes("{$")) return text
  const key = `${locale} ${text}`
  const known = formats.get(key) ?? new MessageFormat(locale, text, options)
  formats.set(key, known)
  return known.format(text.startsWith(".") ? isolated(values) : withPlainNumbers(isolated(values)))
}

/** One alone needs no format: making one is slow. */
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

/** Intl's first use costs a phone a tenth of a second. */
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
 * CLDR's plurals below a million, of three decimals at most, but for 0 in Portuguese, CLDR's "one": she reads
 * "0 copos".
 */
const pluralOf: Record<string, (value: number) => "one" | "other"> = {
  pt: (value) => (value > 0 && value < 2 ? "one" : "other"),
  en: (value) => (value === 1 ? "one" : "other"),
  es: (value) => (value === 1 ? "one" : "other"),
  "es-MX": (value) => (value === 1 ? "one" : "other"),
}

const isPlain = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) < 1000
