import { globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** What a page looks like comes before what it can do: on a slow connection scripts wait for the style and the fonts. */
export function paintFirst(clientDir: string) {
  for (const file of globSync("**/*.html", { cwd: clientDir })) {
    const path = join(clientDir, file)
    const html = readFileSync(path, "utf8")
    writeFileSync(path, html.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchPriority="low"'))
  }
}
