/** Pairs of letters that a thumb or an ear takes for one another, on a phone's keyboard and in the three languages. */
const alike = new Set(
  "qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm qa ws ed rf tg yh uj ik ol az sx dc fv gb hn jm sz cs ck xs bv ei ou ae ao mn ij yi gj qk cz cx hj"
    .split(" ")
    .flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]),
)

/** The fewest slips (a letter more, less, swapped, or mistaken for one alike) between two words; Infinity over `most`. */
function slips(typed: string, known: string, most: number): number {
  const width = known.length + 1
  let before: number[] = []
  let last = Array.from({ length: width }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const now = [row]
    for (let column = 1; column < width; column++) {
      const a = typed[row - 1] as string
      const b = known[column - 1] as string
      const mistaken = a === b ? 0 : alike.has(a + b) ? 1 : 2
      let fewest = Math.min(
        (last[column] as number) + 1,
        (now[column - 1] as number) + 1,
        (last[column - 1] as number) + mistaken,
      )
      if (row > 1 && column > 1 && a === known[column - 2] && b === typed[row - 2])
        fewest = Math.min(fewest, (before[column - 2] as number) + 1)
      now.push(fewest)
    }
    before = last
    last = now
  }
  const fewest = last[width - 1] as number
  return fewest <= most ? fewest : Number.POSITIVE_INFINITY
}

type Entry = { word: string; letters: number }

/** Words that a misspelt one may stand for, by first letter and length. */
export type Spellings = Map<string, Entry[]>

const shortest = 5
const longEnoughForTwo = 9

export function spellingsOf(words: readonly string[]): Spellings {
  const spellings: Spellings = new Map()
  for (const word of new Set(words)) {
    if (word.length < shortest || word.endsWith("*")) continue
    const key = word.charAt(0) + word.length
    spellings.set(key, [...(spellings.get(key) ?? []), { word, letters: lettersOf(word) }])
  }
  return spellings
}

/**
 * The known word that was meant: the same first letter, one slip in five to eight letters, two in nine or more.
 * A word as typed, known or too short, stands for itself.
 */
export function meant(typed: string, spellings: Spellings): string | undefined {
  if (typed.length < shortest || typed.length > 24) return
  const letters = lettersOf(typed)
  const most = typed.length >= longEnoughForTwo ? 2 : 1
  let best: string | undefined
  let fewest = most + 1
  for (let length = typed.length - most; length <= typed.length + most; length++) {
    for (const entry of spellings.get(typed.charAt(0) + length) ?? []) {
      if (ones(letters ^ entry.letters) > 2 * most) continue
      const count = slips(typed, entry.word, Math.min(most, entry.word.length >= longEnoughForTwo ? 2 : 1))
      if (count < fewest) {
        fewest = count
        best = entry.word
      }
    }
  }
  return best
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

function ones(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
