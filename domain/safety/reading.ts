import { patternsOf, type WordsByMeaning } from "../understanding/phrases.ts"
import { fold } from "../understanding/text.ts"

export type Reading = { text: string; figures: readonly Figure[] }
export type Figure = { value: number; at: number; end: number }

const figure = /\d+(?:[.,]\d+)?/g
const longestHalf = 12
/**
 * `fold` shortens a drawn-out vowel to one letter, so "poooo" would become "po", Portuguese for powder. Two letters are
 * kept instead; in "weeee" only after "to" or "cannot", since elsewhere it means "we".
 */
const drawnOut = /\b(p|(?<=\b(?:to+|can['’]?t|cannot) )w)([eo])\2{2,}\b/gi

/** Prepares a message once for all exact rules, in linear time. */
export function readerOfMessages(words: WordsByMeaning<"half">) {
  const andAHalf = new RegExp(`^ ?${patternsOf(words).half.source}`)
  return function readMessage(message: string): Reading {
    const undrawn = message.replace(drawnOut, "$1$2$2")
    const text = fold(undrawn.replace(/(\d)\s?[º°˚](\d)/g, "$1.$2").replace(/[º°˚]/g, " graus ")).replace(/\s+/g, " ")
    const figures = [...text.matchAll(figure)].map((match) => {
      const end = match.index + match[0].length
      const half = andAHalf.test(text.slice(end, end + longestHalf)) ? 0.5 : 0
      return { value: Number(match[0].replace(",", ".")) + half, at: match.index, end }
    })
    return { text, figures }
  }
}

/** Returns the text within `reach` characters around a figure. */
export function textAround({ text }: Reading, { at, end }: Pick<Figure, "at" | "end">, reach: number): string {
  return text.slice(Math.max(0, at - reach), end + reach)
}
