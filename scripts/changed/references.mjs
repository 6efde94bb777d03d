import { readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"

const quoted = /(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g
const code = /\.(?:ts|tsx|mjs|js)$/
const rooms = /^#(app|server|domain|content|tests)\//

function isCode(file) {
  return code.test(file)
}

/** Imported, or named in a string, by a pattern (`locales/*.json`) or a folder (`content/training`). */
export function readReferences(files) {
  const known = new Set(files)
  const data = files.filter((file) => !isCode(file))
  return new Map(files.filter(isCode).map((file) => [file, referencesOf(file, known, data)]))
}

function referencesOf(file, known, data) {
  const references = new Set()
  for (const [, , text] of readFileSync(file, "utf8").matchAll(quoted)) {
    const path = importedPath(file, text)
    if (path && known.has(path)) references.add(path)
    for (const named of namedData(text, data)) references.add(named)
  }
  return references
}

function importedPath(file, text) {
  if (text.startsWith(".")) return normalize(join(dirname(file), text))
  if (rooms.test(text)) return text.slice(1)
  return undefined
}

function namedData(text, data) {
  const path = text.replace(/^(\$\{[^}]*\}|#|\.\.?\/|\/)+/, "")
  if (!path.includes("/")) return data.filter((each) => each === path)
  const words = path.split(/\$\{[^}]*\}|[*{}[\](),/.]+/).filter((word) => /^[\w@-]{2,}$/.test(word))
  if (words.length === 0 || /[\s<>"'|=?&:;]/.test(path)) return []
  const pattern = toPattern(path)
  return data.filter((each) => pattern.test(each))
}

function toPattern(path) {
  const parts = path
    .split(/(\$\{[^}]*\}|\*\*\/|\*\*?|\{[^}]*\})/)
    .map((part) => (/^[$*{]/.test(part) ? ".*" : part.replace(/[.[\]()@+^|?\\-]/g, "\\$&")))
  return new RegExp(`(^|/)${parts.join("")}(/|$)`)
}
