const octetsPerLine = 75

/** RFC 5545, 3.1: lines of at most 75 octets, no character split. */
export function fileOf(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("")
}

/** RFC 5545, 3.3.11. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, "\\n")
}

function fold(line: string): string {
  let [folded, octets] = ["", 0]
  for (const character of line) {
    const more = Buffer.byteLength(character)
    // The space before the rest counts too.
    if (octets + more > octetsPerLine) [folded, octets] = [`${folded}\r\n `, 1]
    folded += character
    octets += more
  }
  return folded
}
