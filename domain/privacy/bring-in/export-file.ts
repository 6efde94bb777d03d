import * as z from "zod/mini"
import { momentSchema } from "../../timestamped.ts"

/** The version is raised when a name in the export is changed or removed. */
export const exportFormatVersion = 2
/**
 * The largest file that is imported, in bytes, is enough for some twenty years of writing. The limit exists because a
 * phone reads the whole file at once.
 */
export const exportFileMaxBytes = 32 * 1024 * 1024
/** The number of rows of all kinds, twice what an account has that is filled to its limits. */
const itemsMost = 60_000

const headSchema = z.looseObject({
  exportedAt: momentSchema,
  user: z.looseObject({ id: z.string(), email: z.string() }),
})
export type ExportedFile = z.infer<typeof headSchema>

export type ExportFileFault = "tooBig" | "cut" | "notOurs" | "newer" | "older" | "tooMany"

type Read = { file: ExportedFile; fault?: never } | { file?: never; fault: ExportFileFault }

/** Parses an account's export, or says why the text cannot be read as one. */
export function readExportFile(text: string): Read {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { fault: beginsAsOurs(text) ? "cut" : "notOurs" }
  }
  const { formatVersion } = (parsed ?? {}) as { formatVersion?: unknown }
  if (typeof formatVersion !== "number") return { fault: "notOurs" }
  if (formatVersion !== exportFormatVersion) return { fault: formatVersion > exportFormatVersion ? "newer" : "older" }
  const head = headSchema.safeParse(parsed)
  if (!head.success) return { fault: "notOurs" }
  return countItems(head.data) > itemsMost ? { fault: "tooMany" } : { file: head.data }
}

function beginsAsOurs(text: string) {
  return /^\s*\{\s*"formatVersion"\s*:/.test(text.slice(0, 200))
}

/** Counts the items of a file, including those that are not imported. */
function countItems(file: ExportedFile): number {
  return Object.values(file).reduce<number>((sum, part) => sum + (Array.isArray(part) ? part.length : 1), 0)
}
