import { globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { minifySync } from "vite"

const charset = '<meta charSet="utf-8"/>'
const script = /<script>(?:(?!<\/script>)[\s\S])*florescer:discreet[\s\S]*?<\/script>/

const ownScripts = /<script>((?:(?!<\/script>)[\s\S])*florescer:(?:(?!<\/script>)[\s\S])*)<\/script>/g

/**
 * Moves the script of discreet mode before the title, which React writes first, because the title must never be visible
 * in that mode.
 */
export function putBeforePaintFirst(clientDir: string) {
  for (const file of globSync("**/*.html", { cwd: clientDir })) {
    const path = join(clientDir, file)
    writeFileSync(path, withScriptFirst(readFileSync(path, "utf8")))
  }
}

function withScriptFirst(html: string) {
  const [found] = html.match(script) ?? []
  if (!found || !html.includes(charset)) throw new Error("The page does not begin as expected.")
  const ordered = html.replace(found, "").replace(charset, () => charset + found)
  return ordered.replace(ownScripts, (_, code: string) => `<script>${minified(code)}</script>`)
}

/**
 * Minifies a script without compressing it, because compression would write newer syntax than old browsers understand.
 */
function minified(code: string) {
  const { code: text, errors } = minifySync("inline.js", code, { module: false, compress: false })
  if (errors.length > 0) throw new Error(`A script before the first paint cannot be read: ${errors[0]?.message}`)
  return text
}
