import { statSync } from "node:fs"
import { join } from "node:path"
import { codeIn } from "./folders.mjs"

/** Files that the steps link to, in order. */
export function walksIn(readme, root) {
  const walks = [...readme.matchAll(/^\*\*(.+)\*\*\n((?:\d+\. .*\n(?: {3}.*\n)*)+)/gm)]
  return walks.map(([, title, steps = ""]) => {
    const links = [...steps.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path)
    const files = links.flatMap((path) => (statSync(join(root, path)).isDirectory() ? codeIn(root, path) : [path]))
    return { title, files: [...new Set(files)] }
  })
}
