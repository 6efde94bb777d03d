import { fold, tokensIn } from "./text.ts"

/** The length of a run of letters. */
const letters = 4
/** Of a longer text only the beginning is read. */
const mostTokens = 144

/**
 * "… and the baby is asleep" at the end of a sentence: many dangerous messages mention a sleeping baby, but this aside
 * says nothing. If more follows, such as that he does not wake, it is not an aside.
 */
const aside =
  / (?:e|y|and|while|enquanto|mientras) (?:(?:o|a|meu|minha|el|la|mi|my|the) )?(?:bebe|baby|nenem|nene|beba|filh[oa]|hij[oa]|little one|son|daughter) (?:(?:esta|ta|is) )?(?:dormindo|dormid[oa]|durmiendo|asleep|sleeping|dorme|duerme)(?= *(?:[.!?\n]|$))/g

/**
 * The features that the models use: words, pairs of words, and runs of four letters, by which a misspelt word is
 * still recognised. Each is hashed to a number below `size` and occurs once.
 */
export function featuresOf(text: string, size: number): number[] {
  return featuresOfTokens(tokensIn(fold(text)).slice(0, mostTokens), size)
}

/** The same, of a passage that is judged for danger. */
export function featuresWithoutAside(passage: string, size: number): number[] {
  return featuresOfTokens(tokensIn(fold(passage).replace(aside, "")), size)
}

function featuresOfTokens(tokens: readonly string[], size: number): number[] {
  const found = new Set<number>()
  let last = ""
  for (const each of tokens) {
    const token = generalised(each)
    found.add(hash(`w${token}`, size))
    if (last) found.add(hash(`b${last} ${token}`, size))
    last = token
    const padded = `<${token}>`
    for (let start = 0; start + letters <= padded.length; start++)
      found.add(hash(`c${padded.slice(start, start + letters)}`, size))
  }
  return [...found]
}

/** Reduces a number to its number of digits: its value is left to the exact rules. */
function generalised(token: string): string {
  return /^\d/.test(token) ? "0".repeat(Math.min(token.length, 3)) : token
}

/** FNV-1a over the text's UTF-16 units. */
function hash(text: string, size: number): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0) % size
}
