const octetsPerLine = 75

/** Joins lines in the form of RFC 5545, 3.1: folded between characters to at most 75 octets. */
export function fileOf(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("")
}

/** Escapes a text in the way that RFC 5545, 3.3.11 requires. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, "\\n")
}

function fold(line: string): string {
  let [folded, octets] = ["", 0]
  for (const character of line) {
    const more = Buffer.byteLength(character)
    // The space that begins a folded line counts as one of its octets.
    if (octets + more > octetsPerLine) [folded, octets] = [`${folded}\r\n `, 1]
    folded += character
    octets += more
  }
  return folded
}
