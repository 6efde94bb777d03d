import { extraDaysIn, holdsWithin, type Sign, signLevels, signsAt } from "../care/sign.ts"
import { babySigns } from "../care/signs/baby.ts"
import { figureOf, signById } from "../care/signs/table.ts"
import { baby, babysAgeDays } from "./baby-age.ts"
import type { Concern } from "./concern.ts"
import { around, type Figure, type Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

const reach = 60
const thermometer =
  /\b(?:temperatura|temp|temperature|termomet\w*|thermomet\w*|febr\w*|fever\w*|fiebre|calentura|graus?|grados?|degrees?|celsius|fahrenheit|centigrad\w*|axila|armpit|ear|oido|ouvido|rectal|forehead|testa|frente|burning up|quentinh\w*|pelando|ardendo|ardiendo|calient\w*)\b/
const unit = /^ ?(?:graus?|grados?|degrees?|c|f|celsius|fahrenheit|centigrad\w*)\b/
const otherThings =
  /^ ?(?:semanas?|weeks?|anos?|years?|meses|months?|dias?|days?|kg|quilos?|kilos?|cm|min\w*|horas?|hours?|h|ml|g|gramas?|gramos?|reais|euros?|dollars?|pounds?|lbs?|litros?|fraldas?|vezes|times|veces|pessoas|people|%|por cento|mm\w*)\b/
const elsewhere =
  /\b(?:forno|oven|horno|banho|bath|bano|agua|water|mamadeira|bottle|biberon|mamadera|formula|la fora|outside|afuera|verao|summer|verano|weather|clima|cidade|city|ciudad|previsao|forecast|pronostico|calor de|praia|beach|playa|lavar|wash|lavadora|maquina|iogurte|yogh?urt\w*|leite|milk|leche|room|quarto|cuarto|tamanho|size|talla|numero|number|percentil\w*|fermento|yeast|levadura|massa|dough|masa)\b/
const vaccine = /\b(?:vacin\w*|vaccin\w*|vacuna\w*|jabs?|shots?|imuniza\w*)\b/
const denied = /\b(?:nao|no|not|sem|sin|never|nunca|was|tinha|tenia|estava|estaba|ano passado|last year|ano pasado)\b/
const shaking =
  /\b(?:calafri\w*|chills?|shak\w*|shiver\w*|escalofri\w*|tremend\w*|temblan\w*|confus\w*|desmai\w*|faint\w*)\b/

/**
 * An unknown age counts as the youngest, after a vaccine as her country says. A denial lowers it to a gentle question.
 */
export function feverIn(reading: Reading, country: string | null = null): Concern | null {
  const temperature = reading.figures.find((figure) => isTemperature(reading, figure))
  if (!temperature) return null
  const celsius = temperature.value > 90 ? ((temperature.value - 32) * 5) / 9 : temperature.value
  const concern = concernAt(reading, Math.round(celsius * 10) / 10, country)
  const before = reading.text.slice(Math.max(0, temperature.at - 25), temperature.at)
  return concern && denied.test(before) ? { ...concern, level: "check" } : concern
}

function concernAt(reading: Reading, celsius: number, country: string | null): Concern | null {
  const ageDays = babysAgeDays(reading)
  if (ageDays === null && !baby.test(reading.text)) return concernOfHers(reading, celsius)
  const days = ageDays ?? 0
  if (celsius < figureOf("baby-cold", "temperatureC")) return concernOf("baby-cold")
  const isAfterVaccine = vaccine.test(reading.text) && celsius >= figureOf("baby-warm", "temperatureC")
  const extra = isAfterVaccine && extraDaysIn(afterVaccine, country)
  const isVeryHigh = celsius >= figureOf("baby-fever-very-high", "temperatureC")
  if (extra && holdsWithin({ days: extra }, [days, days]) && !isVeryHigh) return concernOf(afterVaccine.id)
  const ofFever = (sign: Sign) => sign.symptom === "fever" && fits(sign, celsius)
  const row = mostUrgent(
    signsAt(babySigns, days).filter((sign) => ofFever(sign) || (isAfterVaccine && sign === afterVaccine)),
  )
  if (row) return concernOf(row.id)
  const isAtAgeOfDoubt = signsAt([signById("baby-fever-unsure")], days).length > 0
  if (!isAtAgeOfDoubt || celsius < figureOf("baby-fever-infant", "temperatureC")) return null
  const isHigh = celsius >= figureOf("baby-fever-high", "temperatureC")
  return { ...concernOf("baby-fever-unsure"), level: isHigh ? "urgent" : "check" }
}

function concernOfHers(reading: Reading, celsius: number): Concern | null {
  if (celsius < figureOf("mother-fever", "temperatureC")) return null
  if (celsius >= figureOf("mother-fever-very-high", "temperatureC")) return concernOf("mother-fever-very-high")
  return concernOf("mother-fever", shaking.test(reading.text) ? ["mother-sepsis"] : [])
}

const afterVaccine = signById("baby-fever-vaccine")

function fits({ figures = {} }: Sign, celsius: number): boolean {
  const { temperatureC = 0, temperatureToC = Number.POSITIVE_INFINITY } = figures
  return celsius >= temperatureC && celsius <= temperatureToC
}

function mostUrgent(rows: readonly Sign[]): Sign | undefined {
  return rows.toSorted((one, other) => signLevels.indexOf(one.level) - signLevels.indexOf(other.level))[0]
}

function isTemperature(reading: Reading, figure: Figure): boolean {
  const { value, end, at } = figure
  const isFahrenheit = value >= 94 && value <= 108
  if (!isFahrenheit && !(value >= 33 && value <= 43)) return false
  const after = reading.text.slice(end, end + 12)
  if (otherThings.test(after) || elsewhere.test(around(reading, figure, 30))) return false
  const hasUnit = unit.test(after)
  const isFine = !Number.isInteger(value)
  if (isFahrenheit)
    return (
      hasUnit ||
      (isFine && thermometer.test(around(reading, figure, reach))) ||
      /\bfever|\btemp/.test(around(reading, figure, 25))
    )
  if (thermometer.test(around(reading, { at, end: hasUnit ? end + 10 : end }, reach))) return true
  const near = around(reading, figure, reach)
  if (hasUnit) return true
  return isFine ? [baby, shaking, vaccine].some((words) => words.test(near)) : value >= 38 && vaccine.test(near)
}
