/** A word as the rules see it, and where it stands. */
export type Word = {
  text: string
  /** Punctuation stands before it. */
  paused: boolean
  /** Words of one sentence share its number. */
  sentence: number
  /** The figure that it is, when it is one. */
  figure?: number
}

const shortForms = new Map(
  Object.entries({
    n: "nao",
    naum: "nao",
    nau: "nao",
    q: "que",
    k: "que",
    ke: "que",
    vc: "voce",
    pq: "porque",
    xq: "porque",
    bc: "because",
    cuz: "because",
    mt: "muito",
    mto: "muito",
    mta: "muita",
    mtas: "muitas",
    mtos: "muitos",
    tou: "to",
    toy: "estoy",
    stoy: "estoy",
    hj: "hoje",
    rn: "now",
    wana: "want",
    gona: "going",
  }),
)

/** From here on a figure is read as many of a thing. */
const many = 8

const accents = /\p{Mn}|\p{Cf}/gu
const pieces = /\d+(?:[.,]\d+)?|[a-z]+|[.!?;\n…]+|[,:()/–—"]+|-(?= )/g

/** Without accents, "he drinks" would be "baby". */
const drinks =
  /\b((?:[qc]uando|que|ele|[,;.]) )bebe(?=$|[ ,.!?]*$|[,.!?]| (?:e|y|muito|mucho|demais|demasiado|cerveja|cerveza|alcool)\b)/g

/** Lower case, no accents or apostrophes, and no letter twice in a row, so that "mórrrer" and "morer" are one word. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\d)\s?[º°ª˚](\d)/g, "$1.$2")
    .replace(/[º°˚]/g, " graus ")
    .normalize("NFKD")
    .replace(accents, "")
    .replace(/(?<=[a-z])['’‘`´ʼ](?=[a-z])/g, "")
    .replace(/([a-z])\1+/g, "$1")
    .replace(drinks, "$1bebendo")
}

/** The words of a message in their order; takes time by its length alone. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = []
  let paused = false
  let sentence = 0
  for (const [piece] of fold(text).matchAll(pieces)) {
    const first = piece.charCodeAt(0)
    if (first >= 97 && first <= 122) {
      words.push({ text: piece, paused, sentence })
      paused = false
    } else if (first >= 48 && first <= 57) {
      words.push({
        text: Number(piece.replace(",", ".")) >= many ? "##" : "#",
        paused,
        sentence,
        figure: Number(piece.replace(",", ".")),
      })
      paused = false
    } else {
      paused = true
      if (/[.!?;]/.test(piece) && !piece.includes("..")) sentence++
    }
  }
  const joined = joinSpelled(words)
  for (const word of joined) word.text = shortForms.get(word.text) ?? word.text
  return joined
}

const fewestSpelled = 5

/** "s u i c i d i o" is one word. */
function joinSpelled(words: Word[]): Word[] {
  const joined: Word[] = []
  for (let at = 0; at < words.length; ) {
    let end = at
    while (end < words.length && isLetter(words[end] as Word)) end++
    const word = words[at] as Word
    const isSpelled = end - at >= fewestSpelled
    if (isSpelled)
      word.text = fold(
        words
          .slice(at, end)
          .map(({ text }) => text)
          .join(""),
      )
    joined.push(word)
    at = isSpelled ? end : at + 1
  }
  return joined
}

function isLetter({ text, figure }: Word) {
  return figure === undefined && text.length === 1
}
