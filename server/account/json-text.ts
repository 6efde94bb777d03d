export type JsonPart = () => Promise<unknown> | AsyncIterable<unknown[]>

/**
 * Writes what `JSON.stringify(object, null, 2)` would, in pieces, so that a large export is never held in memory whole.
 */
export async function* jsonText(parts: Record<string, JsonPart>): AsyncGenerator<string> {
  let before = "{"
  for (const [key, read] of Object.entries(parts)) {
    yield `${before}\n  ${JSON.stringify(key)}: `
    const part = read()
    if (Symbol.asyncIterator in part) yield* listText(part)
    else yield textOf(await part, "  ")
    before = ","
  }
  yield "\n}"
}

async function* listText(pages: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let before = "["
  for await (const page of pages) {
    if (page.length === 0) continue
    const items = page.map((item) => `\n    ${textOf(item, "    ")}`)
    yield before + items.join(",")
    before = ","
  }
  yield before === "[" ? "[]" : "\n  ]"
}

/** Indenting line by line is safe, because JSON strings contain no line breaks. */
function textOf(value: unknown, indent: string): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${indent}`)
}
