import { fold, tokensIn } from "./text.ts"

const sentenceEnds = /(?<=[.!?…])\s+|\n+/u
const clauseEnds = /(?<=[,;:…])\s+|\s+[-–—]\s+/u
/** Fewer words say too little on their own: they stand with the sentence before or after. */
const fewestWords = 5
/** A sentence of at least so many words is cut where a clause ends. */
const longWords = 20
/** What has no punctuation is read in windows of so many words that overlap by half. */
const windowWords = 24
const mostWords = 36

/** The sentences of a text that are judged for themselves: short ones stand with others, long ones are cut. In linear time. */
export function sentencesOf(text: string): readonly string[] {
  return joinShort(text.split(sentenceEnds))
    .flatMap((sentence) => (wordsIn(sentence) > longWords ? joinShort(sentence.split(clauseEnds)) : [sentence]))
    .flatMap(windowsOf)
}

/**
 * What is judged of a text: each sentence, alone and with the next, so that neither one among many is lost nor what two
 * say together, and that whoever explains more is judged no differently.
 */
export function passagesOf(text: string): readonly string[] {
  const sentences = sentencesOf(text)
  const pairs = pairsOf(sentences)
  return sentences.flatMap((sentence, at) => [sentence, ...pairs.slice(at, at + 1)])
}

/** Sentences of a few words, which stand with others in `passages`: "my baby died" tells all by itself. */
export function briefSentencesOf(text: string): readonly string[] {
  return text.split(sentenceEnds).filter((sentence) => {
    const words = wordsIn(sentence)
    return words > 1 && words < fewestWords && sentence !== text
  })
}

/** The clauses of a text, however short its sentences: those of a few words stand with the next. In linear time. */
export function clausesOf(text: string): readonly string[] {
  return joinShort(text.split(sentenceEnds).flatMap((sentence) => sentence.split(clauseEnds)))
}

/** Each sentence with the next. */
export function pairsOf(sentences: readonly string[]): readonly string[] {
  return sentences.slice(0, -1).map((sentence, at) => `${sentence} ${sentences[at + 1]}`)
}

function joinShort(pieces: readonly string[]): string[] {
  const units: string[] = []
  let short = ""
  for (const piece of pieces) {
    const unit = short ? `${short} ${piece}` : piece
    short = wordsIn(unit) < fewestWords ? unit : ""
    if (!short) units.push(unit)
  }
  const last = units.pop()
  if (last === undefined || short) return [...units, [last, short].filter(Boolean).join(" ")]
  return [...units, last]
}

function windowsOf(unit: string): string[] {
  if (wordsIn(unit) <= mostWords) return [unit]
  const words = unit.split(/\s+/)
  const windows: string[] = []
  for (let start = 0; start + windowWords / 2 < words.length; start += windowWords / 2)
    windows.push(words.slice(start, start + windowWords).join(" "))
  return windows
}

function wordsIn(text: string): number {
  return tokensIn(fold(text)).length
}
