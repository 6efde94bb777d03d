import { statSync } from "node:fs"
import { join } from "node:path"
import { codeIn } from "./folders.mjs"

/** The README's walks: for each title in bold, the files that its numbered steps link to, in order, those of a folder too. */
export function walksIn(readme, root) {
  const walks = [...readme.matchAll(/^\*\*(.+)\*\*\n((?:\d+\. .*\n(?: {3}.*\n)*)+)/gm)]
  return walks.map(([, title, steps = ""]) => {
    const links = [...steps.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path)
    const files = links.flatMap((path) => (statSync(join(root, path)).isDirectory() ? codeIn(root, path) : [path]))
    return { title, files: [...new Set(files)] }
  })
}
