import { readFileSync, statSync } from "node:fs"
import { join, posix } from "node:path"
import { codeIn } from "./folders.mjs"
import { importedBy } from "./imports.mjs"

/** A bold title, then stages in italics with numbered steps that link to files. */
export function walksIn(text, root, folder = ".") {
  const walks = [...text.matchAll(/^\*\*(.+)\*\*\n((?:(?:\*[^*].*|\d+\. .*| {3}.*|)\n)+)/gm)]
  return walks.map(([, title, steps = ""]) => {
    const [before = "", ...parts] = steps.split(/^\*(?=[^*])/m)
    const stages = (parts.length > 0 ? parts : [before]).map((part) => filesOf(part, root, folder))
    return { title, stages, files: [...new Set(stages.flat())] }
  })
}

function filesOf(steps, root, folder) {
  const links = [...steps.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => posix.join(folder, path))
  return links.flatMap((path) => (statSync(join(root, path)).isDirectory() ? codeIn(root, path) : [path]))
}

/** Imports of a walk's files that are neither a step nor `known` (paths, or folders ending in "/"). */
export function forgottenIn(files, known, root) {
  const isKnown = (path) => known.some((each) => path === each || (each.endsWith("/") && path.startsWith(each)))
  const imported = files.flatMap((path) => importedBy(root, path))
  return [...new Set(imported)].filter((path) => !files.includes(path) && !isKnown(path)).sort()
}

/** `known` has, per title, the names that are enough. */
export function readWalks(root) {
  const read = (path) => readFileSync(join(root, path), "utf8")
  const { everywhere, ...names } = JSON.parse(read("scripts/measure/by-name.json"))
  const walks = [...walksIn(read("README.md"), root), ...walksIn(read("docs/walks.md"), root, "docs")]
  return walks.map((walk) => {
    const known = [...everywhere, ...(names[walk.title] ?? [])]
    return { ...walk, known, forgotten: forgottenIn(walk.files, known, root) }
  })
}
