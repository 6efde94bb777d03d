import type { TextLanguage } from "../language.ts"
import {
  type Days,
  daysOf,
  extraDaysIn,
  type Figure,
  type Figures,
  holdsWithin,
  lastDay,
  type Sign,
  type SignLevel,
} from "./sign.ts"

export type SignText = {
  short: string
  full?: string
  with?: { short: string; full?: string; note: string; brief?: string }
  in?: { [country: string]: string }
}

type SignWords = Readonly<Record<SignLevel, string>> & {
  lead: Readonly<Record<SignLevel, string>>
  within: Readonly<Record<NonNullable<Sign["within"]>, string>>
  upTo: string
  under: string
  from: string
  between: string
  days: string
  weeks: string
  months: string
}

export type SignTexts = { language: TextLanguage; words: SignWords; signs: Readonly<Record<string, SignText>> }

type LineOptions = {
  length: "short" | "full"
  level?: SignLevel | undefined
  days?: Days | undefined
  /**
   * The country's code (ISO 3166-1 alpha-2). With a `level`, a list has only the lines that apply in this country at
   * these ages; without one, it has those of every country.
   */
  country?: string | null
}

/** The lines of a list of signs, in their order. */
export function signLines(signs: readonly Sign[], texts: SignTexts, options: LineOptions): string[] {
  return signs.flatMap((sign) => linesOf(sign, texts, options))
}

function linesOf(sign: Sign, texts: SignTexts, options: LineOptions): string[] {
  const { length, level, days = [0, lastDay], country = null } = options
  const text = texts.signs[sign.id]
  if (!text) throw new Error(`There is no text for ${sign.id} in ${texts.language}`)
  const fill = (line: string) => withFigures(line, sign.figures, texts)
  const isRaised = level !== undefined && level !== sign.level && sign.with?.level === level
  const age = ageLabel(sign, days, texts)
  const dated = (line: string) =>
    age ? `${age}${level === sign.level || isRaised ? ":" : ","} ${startingLow(line)}` : line
  if (isRaised && text.with)
    return ((length === "full" && text.with.full) || text.with.short).split("\n").map((line) => dated(fill(line)))
  const base = dated(fill((length === "full" && text.full) || text.short))
  const named = [base, whenToCall(sign, texts, level)].filter(Boolean).join(": ")
  const elsewhere =
    level === undefined ? Object.values(text.in ?? {}).map(fill) : thereAt(sign, text, country, days).map(fill)
  const isElsewhereAlone = elsewhere.length > 0 && !holdsWithin(sign, days)
  return isElsewhereAlone ? elsewhere : [named + fill(noteOf(sign, text, texts, length)), ...elsewhere]
}

function whenToCall({ level: own, within }: Sign, { words }: SignTexts, level?: SignLevel): string {
  if (within === "week") return words.within.week
  return [...(own === level ? [] : [words[own]]), ...(within ? [words.within[within]] : [])].join(", ")
}

function thereAt(sign: Sign, text: SignText, country: string | null, days: Days): string[] {
  const extra = extraDaysIn(sign, country)
  const line = country ? text.in?.[country] : undefined
  return line && extra && holdsWithin({ days: extra }, days) ? [line] : []
}

function noteOf(sign: Sign, text: SignText, { words }: SignTexts, length: "short" | "full"): string {
  if (!sign.with || !text.with) return ""
  const level = words[sign.with.level]
  return length === "short"
    ? ` (${text.with.brief ?? text.with.note}: ${level})`
    : `. ${startingHigh(text.with.note)}: ${level}`
}

/** Replaces figures, so that "{$temperatureC}" becomes "37,5 °C" in Portuguese. */
function withFigures(text: string, figures: Figures = {}, { language, words }: SignTexts): string {
  return text.replace(/\{\$(\w+)\}/g, (whole, name: Figure | SignLevel) => {
    if (name === "now" || name === "today" || name === "visit") return words[name]
    const value = figures[name]
    return value === undefined ? whole : formatted(name, value, language)
  })
}

/** The no-break space keeps a number on the same line as its unit. */
const noBreak = "\u00a0"

function formatted(name: Figure, value: number, language: TextLanguage): string {
  const number = language === "en" ? String(value) : String(value).replace(".", ",")
  if (name === "temperatureC" || name === "temperatureToC") return `${number}${noBreak}°C`
  if (name === "heightMetres") return `${number}${noBreak}m`
  if (name === "sizeCm") return `${number}${noBreak}cm`
  if (name === "percent") return language === "es" ? `${number}${noBreak}%` : `${number}%`
  return number
}

function ageLabel(sign: Sign, [first, last]: Days, { words }: SignTexts): string | null {
  const [from, to] = [Math.max(daysOf(sign)[0], first), Math.min(daysOf(sign)[1], last)]
  const saysItself = sign.figures?.day !== undefined || daysOf(sign)[1] === 0
  if (saysItself || (from <= first && to >= last)) return null
  if (to >= last) return words.from.replace("{$age}", inWords(from, words))
  const isRound = unitOf(to + 1) !== "days"
  if (from <= first)
    return (isRound ? words.under : words.upTo).replace("{$age}", inWords(isRound ? to + 1 : to, words))
  const end = isRound ? to + 1 : to
  const start = unitOf(from) === unitOf(end) ? String(count(from)) : inWords(from, words)
  return words.between.replace("{$from}", start).replace("{$to}", inWords(end, words))
}

const wholeWeeks: readonly number[] = [14, 42, 56, 84]

function unitOf(days: number): "days" | "weeks" | "months" {
  if (days >= 90 && days % 30 === 0) return "months"
  return wholeWeeks.includes(days) ? "weeks" : "days"
}

function count(days: number): number {
  return days / { days: 1, weeks: 7, months: 30 }[unitOf(days)]
}

function inWords(days: number, words: SignWords): string {
  return words[unitOf(days)].replace("{$n}", String(count(days)))
}

function startingLow(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function startingHigh(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
