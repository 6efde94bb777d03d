import * as z from "zod/mini"
import { calendarDateSchema } from "../days/check-in.ts"
import { addDaysTo, type DayRecord, daysBetween, daysPerWeek, isTold, meanOf, walksOn } from "../days/day-record.ts"
import { glassMl } from "../days/water.ts"
import type { FieldErrors } from "../field-errors.ts"

/** The sections of the sheet for the doctor. Her score and her diary are deliberately never part of it. */
export const consultationSections = [
  "birth",
  "feeding",
  "sleep",
  "feelings",
  "water",
  "movement",
  "food",
  "visits",
  "weeks",
  "weight",
] as const
export type ConsultationSection = (typeof consultationSections)[number]

/** Both dates are YYYY-MM-DD and belong to the period. */
export type Period = { from: string; to: string }
/** The longest period is half a year, which still fits on two sheets of paper. */
export const periodMostDays = 26 * daysPerWeek

export const questionMaxLength = 300
export const questionsMax = 20
export const questionSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(questionMaxLength))

export type Figure = { mean: number; min: number; max: number; told: number }
/** `low` lists the dates with an answer of 1 or 2 out of 5. */
export type Feeling = Figure & { low: string[] }

export type ConsultationWeek = Period & {
  days: number
  told: number
  sleepHours: number | null
  mood: number | null
  energy: number | null
  waterLitres: number | null
  walks: number | null
}

export type Consultation = {
  days: number
  told: number
  sleepHours: Figure | null
  mood: Feeling | null
  energy: Feeling | null
  waterLitres: Figure | null
  walks: number
  weights: WeightOn[]
  weeks: ConsultationWeek[]
}
type WeightOn = { date: string; kg: number }

const lowest = 2

/** The last `weeks` weeks, ending today. */
export function lastWeeks(weeks: number, today: string): Period {
  return { from: addDaysTo(today, 1 - weeks * daysPerWeek), to: today }
}

/** The errors in a period that she chose, by field. */
export function periodErrors({ from, to }: Period, today: string): FieldErrors {
  const isDate = (date: string) => calendarDateSchema.safeParse(date).success
  if (!isDate(from) || !isDate(to)) {
    return { ...(!isDate(from) && { from: "required" as const }), ...(!isDate(to) && { to: "required" as const }) }
  }
  if (to > today) return { to: "impossible" }
  if (from > to) return { from: "impossible" }
  return daysBetween(from, to) + 1 > periodMostDays ? { from: "too_long" } : {}
}

/** The age in whole weeks and days; null before the birth. */
export function ageOn(date: string, birthDate: string): { weeks: number; days: number } | null {
  const days = daysBetween(birthDate, date)
  return days < 0 ? null : { weeks: Math.floor(days / daysPerWeek), days: days % daysPerWeek }
}

/** Summarises a period. Days without entries do not count, and for water today does not, because it is not over. */
export function consultationOf(
  days: readonly DayRecord[],
  weights: readonly WeightOn[],
  period: Period,
  today: string,
): Consultation {
  const { from, to } = period
  const within = days.filter(({ date }) => date >= from && date <= to).sort(byDate)
  const { told, walks } = totalsOf(within)
  return {
    days: daysBetween(from, to) + 1,
    told,
    sleepHours: figureOf(within.map(({ sleepHours }) => sleepHours)),
    mood: feelingOf(within, "mood"),
    energy: feelingOf(within, "energy"),
    waterLitres: figureOf(within.filter(({ date }) => date !== today).map(waterOn)),
    walks,
    weights: weights.filter(({ date }) => date >= from && date <= to).toSorted(byDate),
    weeks: weeksOf(period).map((week) => weekOf(within, week, today)),
  }
}

function weeksOf({ from, to }: Period): Period[] {
  const weeks: Period[] = []
  for (let end = to; end >= from; end = addDaysTo(end, -daysPerWeek)) {
    const start = addDaysTo(end, 1 - daysPerWeek)
    weeks.unshift({ from: start < from ? from : start, to: end })
  }
  return weeks
}

function weekOf(days: readonly DayRecord[], { from, to }: Period, today: string): ConsultationWeek {
  const within = days.filter(({ date }) => date >= from && date <= to)
  const { told, walks } = totalsOf(within)
  const mean = (valueOn: (day: DayRecord) => number | null) => figureOf(within.map(valueOn))?.mean ?? null
  return {
    from,
    to,
    days: daysBetween(from, to) + 1,
    told,
    walks: within.some(({ done }) => done.length > 0) ? walks : null,
    sleepHours: mean(({ sleepHours }) => sleepHours),
    mood: mean(({ mood }) => mood),
    energy: mean(({ energy }) => energy),
    waterLitres: mean((day) => (day.date === today ? null : waterOn(day))),
  }
}

function totalsOf(days: readonly DayRecord[]) {
  return { told: days.filter(isTold).length, walks: days.filter((day) => walksOn(day) > 0).length }
}

function waterOn({ glasses }: DayRecord): number | null {
  return glasses === 0 ? null : (glasses * glassMl) / 1000
}

function feelingOf(days: readonly DayRecord[], question: "mood" | "energy"): Feeling | null {
  const figure = figureOf(days.map((day) => day[question]))
  const isLow = (day: DayRecord) => day[question] !== null && (day[question] ?? 0) <= lowest
  return figure && { ...figure, low: days.filter(isLow).map(({ date }) => date) }
}

function figureOf(values: readonly (number | null)[]): Figure | null {
  const told = values.filter((value) => value !== null)
  const mean = meanOf(told)
  return mean === null ? null : { mean, min: Math.min(...told), max: Math.max(...told), told: told.length }
}

function byDate(one: { date: string }, other: { date: string }) {
  return one.date < other.date ? -1 : 1
}
