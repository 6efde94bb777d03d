import { type Lexicon, type Message, placesOf } from "./lexicon.ts"

const severe = { high: 160, low: 110 }
const reach = 6

/** Whether the message names a blood pressure from 160 or over 110 mmHg on, written as 160/110 or as 16 por 11. */
export function createPressureCheck(lexicon: Lexicon): (message: Message) => boolean {
  const pressure = lexicon.termsOf("PRESSURE")

  return (message) =>
    placesOf(message, pressure).some((at) => {
      const [high, low] = message.words.slice(at, at + reach).flatMap(({ figure }) => (figure ? [inMmHg(figure)] : []))
      if (high === undefined || low === undefined || high < low) return false
      return high <= 300 && (high >= severe.high || low >= severe.low)
    })
}

function inMmHg(figure: number) {
  return figure < 30 ? figure * 10 : figure
}
