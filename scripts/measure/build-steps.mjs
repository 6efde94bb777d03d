import { readFileSync } from "node:fs"
import { join } from "node:path"

export function buildSteps(root) {
  const namesIn = (path, from) =>
    [...readFileSync(join(root, path), "utf8").matchAll(/^import \{ (.+) \} from "(.+)"$/gm)]
      .filter(([, , source]) => source.startsWith(from))
      .flatMap(([, names]) => names.split(", "))
  return [...namesIn("vite.config.ts", "./scripts/"), ...namesIn("scripts/after-build/after-build.ts", "./")]
}
