import { extraDaysIn, holdsWithin, type Sign, signLevels, signsAt } from "../care/sign.ts"
import { babySigns } from "../care/signs/baby.ts"
import { figureOf, signById } from "../care/signs/table.ts"
import { patternsOf, type WordsByMeaning } from "../understanding/phrases.ts"
import type { BabyReader } from "./baby.ts"
import type { Concern } from "./concern.ts"
import { type Figure, type Reading, textAround } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

export type FeverWords = WordsByMeaning<
  "thermometer" | "fever" | "degrees" | "otherUnit" | "elsewhere" | "vaccine" | "denied" | "shaking"
>

/**
 * Numbers of characters around a figure in which other words show whether it is a temperature. `unit` counts only after
 * the figure; `denied` counts only before it, where the fever may be denied.
 */
const reach = { together: 60, elsewhere: 30, fever: 25, denied: 25, unit: 12 }
const afterVaccine = signById("baby-fever-vaccine")

/**
 * Recognises a dangerous temperature. An unknown age counts as the youngest; after a vaccine, the age limit depends on
 * her country. A denial lowers the concern to a gentle question.
 */
export function readerOfFever(words: FeverWords, baby: BabyReader) {
  const says = patternsOf(words)
  const hasDegrees = new RegExp(`^ ?${says.degrees.source}`)
  const hasOtherUnit = new RegExp(`^ ?${says.otherUnit.source}`)

  return function feverIn(reading: Reading, country: string | null = null): Concern | null {
    const temperature = reading.figures.find((figure) => isTemperature(reading, figure))
    if (!temperature) return null
    const celsius = temperature.value > 90 ? ((temperature.value - 32) * 5) / 9 : temperature.value
    const concern = concernAt(reading, Math.round(celsius * 10) / 10, country)
    const before = reading.text.slice(Math.max(0, temperature.at - reach.denied), temperature.at)
    return concern && says.denied.test(before) ? { ...concern, level: "check" } : concern
  }

  function concernAt(reading: Reading, celsius: number, country: string | null): Concern | null {
    const { text } = reading
    const ageDays = baby.ageDays(reading)
    if (ageDays === null && !baby.isNamedIn(text)) return concernOfHers(celsius, says.shaking.test(text))
    const days = ageDays ?? 0
    if (celsius < figureOf("baby-cold", "temperatureC")) return concernOf("baby-cold")
    const isAfterVaccine = says.vaccine.test(text) && celsius >= figureOf("baby-warm", "temperatureC")
    const extra = isAfterVaccine && extraDaysIn(afterVaccine, country)
    const isVeryHigh = celsius >= figureOf("baby-fever-very-high", "temperatureC")
    if (extra && holdsWithin({ days: extra }, [days, days]) && !isVeryHigh) return concernOf(afterVaccine.id)
    const hasFever = celsius >= figureOf("baby-fever-infant", "temperatureC")
    const ofFever = (sign: Sign) => sign.symptom === "fever" && fits(sign, celsius)
    const row = mostUrgent(
      signsAt(babySigns, days).filter((sign) => ofFever(sign) || (isAfterVaccine && hasFever && sign === afterVaccine)),
    )
    if (row) return concernOf(row.id)
    const isAtAgeOfDoubt = signsAt([signById("baby-fever-unsure")], days).length > 0
    if (!isAtAgeOfDoubt || !hasFever) return null
    const isHigh = celsius >= figureOf("baby-fever-high", "temperatureC")
    return { ...concernOf("baby-fever-unsure"), level: isHigh ? "urgent" : "check" }
  }

  function isTemperature(reading: Reading, figure: Figure): boolean {
    const { value, end } = figure
    const isFahrenheit = value >= 94 && value <= 108
    if (!isFahrenheit && !(value >= 33 && value <= 43)) return false
    const after = reading.text.slice(end, end + reach.unit)
    if (hasOtherUnit.test(after) || says.elsewhere.test(textAround(reading, figure, reach.elsewhere))) return false
    const hasUnit = hasDegrees.test(after)
    const isFine = !Number.isInteger(value)
    const near = textAround(reading, figure, reach.together)
    if (isFahrenheit) {
      if (hasUnit || (isFine && says.thermometer.test(near))) return true
      return says.fever.test(textAround(reading, figure, reach.fever))
    }
    if (hasUnit || says.thermometer.test(near)) return true
    const isAfterVaccine = says.vaccine.test(near)
    return isFine ? baby.isNamedIn(near) || says.shaking.test(near) || isAfterVaccine : value >= 38 && isAfterVaccine
  }
}

function concernOfHers(celsius: number, isShaking: boolean): Concern | null {
  if (celsius < figureOf("mother-fever", "temperatureC")) return null
  if (celsius >= figureOf("mother-fever-very-high", "temperatureC")) return concernOf("mother-fever-very-high")
  return concernOf("mother-fever", isShaking ? ["mother-sepsis"] : [])
}

function fits({ figures = {} }: Sign, celsius: number): boolean {
  const { temperatureC = 0, temperatureToC = Number.POSITIVE_INFINITY } = figures
  return celsius >= temperatureC && celsius <= temperatureToC
}

function mostUrgent(rows: readonly Sign[]): Sign | undefined {
  return rows.toSorted((one, other) => signLevels.indexOf(one.level) - signLevels.indexOf(other.level))[0]
}
