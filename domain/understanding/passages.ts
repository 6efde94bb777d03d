import { fold, tokensIn } from "./text.ts"

const sentenceEnds = /(?<=[.!?…])\s+|\n+/u
const clauseEnds = /(?<=[,;:…])\s+|\s+[-–—]\s+/u
/** A sentence with fewer words says too little on its own, so it is joined to the one before or after it. */
const fewestWords = 5
/** A sentence of more than this many words is also cut between its clauses. */
const longWords = 20
const smallMarks = /[.,;:!?…¿¡()\n"“”]+|\s+[-–—/|]\s+/u
/** Of a clause with more words, each run of this many words is read as a part of its own. */
const smallWords = 6
/** Text without punctuation is cut into windows of this many words, each overlapping the next by half. */
const windowWords = 24
const mostWords = 36

/**
 * The sentences of a text that are judged on their own: short ones are joined, long ones are cut. Takes linear time.
 */
export function sentencesOf(text: string): readonly string[] {
  return joinShort(text.split(sentenceEnds))
    .flatMap((sentence) => (wordsIn(sentence) > longWords ? joinShort(sentence.split(clauseEnds)) : [sentence]))
    .flatMap(windowsOf)
}

/**
 * The passages of a text that are judged: each sentence alone and together with the next. A danger is then lost
 * neither among many sentences nor between two, and a longer message is judged no differently.
 */
export function passagesOf(text: string): readonly string[] {
  const sentences = sentencesOf(text)
  const pairs = pairsOf(sentences)
  return sentences.flatMap((sentence, at) => [sentence, ...pairs.slice(at, at + 1)])
}

/**
 * Short sentences, which `sentencesOf` joins to others but which can say everything on their own, such as "my baby
 * died".
 */
export function briefSentencesOf(text: string): readonly string[] {
  return text.split(sentenceEnds).filter((sentence) => {
    const words = wordsIn(sentence)
    return words > 1 && words < fewestWords && sentence !== text
  })
}

/** The clauses of a text, even of short sentences; a clause of a few words is joined to the next. Takes linear time. */
export function clausesOf(text: string): readonly string[] {
  return joinShort(text.split(sentenceEnds).flatMap((sentence) => sentence.split(clauseEnds)))
}

/** Joins each sentence to the next. */
export function pairsOf(sentences: readonly string[]): readonly string[] {
  return sentences.slice(0, -1).map((sentence, at) => `${sentence} ${sentences[at + 1]}`)
}

/**
 * Cuts a passage into the smallest parts that still say something: its clauses, cut at punctuation and conjunctions,
 * and of a long clause every run of a few words. A danger beside a calm question then stands in a part of its own.
 */
export function smallPartsOf(passage: string, isConjunction: (word: string) => boolean): readonly string[] {
  const clauses = passage.split(smallMarks).flatMap((clause) => cutAt(isConjunction, clause))
  return clauses.flatMap((clause) => {
    const words = clause.split(" ")
    const runs = Math.max(1, words.length - smallWords + 1)
    return Array.from({ length: runs }, (_, at) => words.slice(at, at + smallWords).join(" "))
  })
}

function cutAt(isConjunction: (word: string) => boolean, clause: string): string[] {
  const parts: string[][] = [[]]
  for (const word of clause.split(/\s+/)) {
    if (isConjunction(word)) parts.push([])
    else if (word) parts.at(-1)?.push(word)
  }
  return parts.filter((part) => part.length > 0).map((part) => part.join(" "))
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
