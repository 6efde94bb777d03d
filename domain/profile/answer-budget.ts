import type { PriceBand } from "../food/food.ts"

type Budget = PriceBand | { amount: number; limits: readonly [number, number] } | undefined

const reais = [120, 300] as const
const euros = [30, 70] as const
const foreign = /€|\beur|£|\bgbp|pound|libra|quid|us ?\$|\busd|dolar|dollar/
const unknownCurrency = /peso|\bmxn|\bars|\bclp|\bcop|\bsoles|\bpen\b|kwanza|metica|bolivar|guarani|\byen|rupee|colon/
const number = /\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2}(?!\d))?/g
const low =
  /barat|econom|cheap|\blow\b|tight|budget|\bpouc|\bpoc[oa]|apertad|minimo|minimum|baix[oa]|\bbajo|little|ajustad|justo/
const middle = /\bmedi[oa]|moderad|moderate|normal|medium|average|regular|razoavel|razonable|reasonable/
const high = /\balt[oa]\b|\bhigh\b|sem limite|no limit|sin limite|generos|caro|\bplenty/
const weeksPerMonth = 52 / 12

/** A weekly amount. Without a currency it is taken as reais, because most users are in Brazil. */
export function amountIn(answer: string): Budget {
  const amounts = (answer.match(number) ?? []).map(numberOf).filter((each) => each > 0)
  if (amounts.length === 0) {
    if (/\bno muy|\bnot too|\bnao muito/.test(answer)) return 2
    return low.test(answer) ? 1 : middle.test(answer) ? 2 : high.test(answer) ? 3 : undefined
  }
  if (unknownCurrency.test(answer)) return undefined
  const isReais = /r ?\$|\breai?s\b|\bbrl/.test(answer) && !/us ?\$/.test(answer)
  const isDollars = /\$/.test(answer) && !isReais
  const thousands = /\d ?(?:k\b|1000\b)/.test(answer) && amounts.includes(1000) ? 0 : 1
  const amount = thousands === 0 ? Math.max(...amounts.filter((each) => each < 1000), 1) * 1000 : Math.max(...amounts)
  return { amount: perWeek(amount, answer), limits: !isReais && (isDollars || foreign.test(answer)) ? euros : reais }
}

/** The price band of a weekly budget; undefined if the answer gives none. */
export function bandOf(budget: Budget): PriceBand | undefined {
  if (typeof budget !== "object") return budget
  const [first, second] = budget.limits
  return budget.amount < first ? 1 : budget.amount < second ? 2 : 3
}

function perWeek(amount: number, answer: string): number {
  if (/\bmes\b|mensa|month|mensual/.test(answer)) return amount / weeksPerMonth
  if (/quinzen|quincen|fortnight/.test(answer)) return amount / 2
  if (/\bdia\b|\bday\b|diari|daily/.test(answer)) return amount * 7
  return amount
}

/** Parses "1.500,00", "1,500.00" and "1500" alike. */
function numberOf(text: string): number {
  const cents = /[.,](\d{1,2})$/.exec(text)
  const whole = cents ? text.slice(0, -cents[0].length) : text
  return Number(whole.replace(/[.,]/g, "")) + (cents ? Number(`0.${cents[1]}`) : 0)
}
