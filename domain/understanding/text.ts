const accents = /\p{M}/gu
/** Zero-width and other invisible characters, also where they stand inside of a word. */
const invisible = /\p{Cf}|[\u115f\u1160\u3164\uffa0]/gu
/** Figures and signs that stand for letters inside of a word: "m0rrer", "su1cidio". */
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
/** Letters set apart: "m o r r e r", "s.u.i.c.i.d.i.o". At least four, so that "a e o" stays what it is. */
const spelledOut = /(?<![a-z0-9])(?:[a-z][ .\-_*]){3,}[a-z](?![a-z0-9])/g
const word = /[a-z]+|\d+(?:[.,]\d+)?|\p{Extended_Pictographic}/gu

/**
 * Lower case, without accents, apostrophes and invisible characters, with disguised and spelled-out words put right; a
 * letter drawn out is there once: "moooorrer" is "morrer". In time that grows with the text's length.
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

/** "y s u i c i d i o" is "y suicidio" and "ysuicidio": its first letter may be a word. */
function joined(letters: string): string {
  const whole = letters.replace(/[^a-z]/g, "")
  return /^[aeiouy]/.test(whole) ? `${whole.charAt(0)} ${whole.slice(1)} ${whole}` : whole
}

/** The words, figures and emoji of a folded text. */
export function tokensIn(folded: string): string[] {
  return folded.match(word) ?? []
}
