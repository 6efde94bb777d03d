import { globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const charset = '<meta charSet="utf-8"/>'
const script = /<script>(?:(?!<\/script>)[\s\S])*florescer:discreet[\s\S]*?<\/script>/

/** Moves the script that runs before the first paint before the title, which React writes first: in discreet mode nobody may see it. */
export function putBeforePaintFirst(clientDir: string) {
  for (const file of globSync("**/*.html", { cwd: clientDir })) {
    const path = join(clientDir, file)
    writeFileSync(path, withScriptFirst(readFileSync(path, "utf8")))
  }
}

function withScriptFirst(html: string) {
  const [found] = html.match(script) ?? []
  if (!found || !html.includes(charset)) throw new Error("The page does not begin as expected.")
  return html.replace(found, "").replace(charset, () => charset + found)
}
