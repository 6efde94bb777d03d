import { readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { codeIn } from "./folders.mjs"

/** content/ can only be imported. */
export function importsAcross(root, folders) {
  const counts = new Map()
  for (const path of folders.flatMap((folder) => codeIn(root, folder))) {
    for (const imported of importedBy(root, path)) {
      const [from, to] = [path, imported].map((each) => each.split("/")[0])
      if (from !== to) counts.set(`${from} → ${to}`, (counts.get(`${from} → ${to}`) ?? 0) + 1)
    }
  }
  return [...counts].sort(([, one], [, other]) => other - one)
}

export function importedBy(root, path) {
  const imports = readFileSync(join(root, path), "utf8").matchAll(/(?:from|import\() ?"([#.][^"]+)"/g)
  return [...imports].map(([, source = ""]) => targetOf(path, source))
}

function targetOf(path, source) {
  return source.startsWith("#") ? source.slice(1) : posix.join(posix.dirname(path), source)
}
