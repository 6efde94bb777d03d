/** What a process did, in the order in which it happened; `start` and `end` are places in the record. */
export type Step = { start: number; end: number; inode: bigint } & (
  | { kind: "write"; offset: number; data: Buffer }
  | { kind: "resize"; size: number }
  /** Covers what the record told before `covers`. */
  | { kind: "sync"; covers: number }
  | { kind: "create" | "makeFolder" | "unlink"; path: string }
  | { kind: "rename" | "link"; path: string; to: string }
)

const headerLength = 32
const kinds = ["", "write", "resize", "sync", "create", "rename", "link", "unlink", "makeFolder"] as const

/** The steps that record-writes.c has noted; a last one that is cut short is left out. */
export function* readRecord(record: Buffer): Generator<Step> {
  let start = 0
  while (start + headerLength <= record.length) {
    const [kind, pathLength, otherLength, dataLength] = [0, 4, 8, 12].map((at) => record.readUInt32LE(start + at))
    const inode = record.readBigUInt64LE(start + 16)
    const number = Number(record.readBigUInt64LE(start + 24))
    let at = start + headerLength
    const [path, to, data] = [pathLength, otherLength, dataLength].map((length = 0) => {
      at += length
      return record.subarray(at - length, at)
    }) as [Buffer, Buffer, Buffer]
    if (at > record.length) return
    const place = { start, end: at, inode }
    const name = kinds[kind ?? 0]
    if (name === "write") yield { ...place, kind: name, offset: number, data }
    else if (name === "resize") yield { ...place, kind: name, size: number }
    else if (name === "sync") yield { ...place, kind: name, covers: number }
    else if (name === "rename" || name === "link") yield { ...place, kind: name, path: String(path), to: String(to) }
    else if (name) yield { ...place, kind: name, path: String(path) }
    else throw new Error(`The record has no step at ${start}.`)
    start = at
  }
}
