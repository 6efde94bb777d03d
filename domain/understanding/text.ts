const accents = /\p{M}/gu
/** Zero-width and other invisible characters, also inside words. */
const invisible = /\p{Cf}|[\u115f\u1160\u3164\uffa0]/gu
/** Digits and signs used as letters inside a word: "m0rrer", "su1cidio". */
const disguises: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
}
const disguised = /(?<=[a-z])[013457@$](?=[a-z])/g
/** Spelled-out words: "m o r r e r", "s.u.i.c.i.d.i.o". At least four letters, so that "a e o" is left alone. */
const spelledOut = /(?<![a-z0-9])(?:[a-z][ .\-_*]){3,}[a-z](?![a-z0-9])/g
const word = /[a-z]+|\d+(?:[.,]\d+)?|\p{Extended_Pictographic}/gu

/**
 * Normalises a text: lower case, without accents, apostrophes and invisible characters; disguised and spelled-out words
 * are restored and repeated letters reduced to one ("moooorrer" is "morrer"). In linear time.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(accents, "")
    .replace(invisible, "")
    .toLowerCase()
    .replace(/(?<=[a-z])['’‘`´ʼ](?=[a-z])/g, "")
    .replace(disguised, (sign) => disguises[sign] ?? sign)
    .replace(spelledOut, joined)
    .replace(/([a-z])\1{2,}/g, "$1")
}

/** "y s u i c i d i o" becomes "y suicidio ysuicidio": the first letter may be a word of its own. */
function joined(letters: string): string {
  const whole = letters.replace(/[^a-z]/g, "")
  return /^[aeiouy]/.test(whole) ? `${whole.charAt(0)} ${whole.slice(1)} ${whole}` : whole
}

/** The words, numbers and emoji of a folded text. */
export function tokensIn(folded: string): string[] {
  return folded.match(word) ?? []
}
