const octetsPerLine = 75

/** Joins lines as RFC 5545, 3.1 has them: folded to at most 75 octets, between characters. */
export function fileOf(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("")
}

/** Escapes a text as RFC 5545, 3.3.11 asks. */
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
