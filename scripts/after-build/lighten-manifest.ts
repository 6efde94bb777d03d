import { globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

type Route = { imports?: string[]; css?: string[] } & Record<string, unknown>

/** Where a link fetches its screen ahead (`prefetch`), with all that the screen imports. */
const fetchedAhead = "screens/my-plan/shopping-list/screen"

/**
 * Leaves out of the router's manifest, which every page loads, what each screen imports: the files say it themselves, and
 * the router asks it only to fetch a screen ahead. Leaves out too what is false or empty, which the router takes for the same.
 */
export function lightenManifest(clientDir: string) {
  const [file] = globSync("assets/manifest-*.js", { cwd: clientDir })
  if (!file) throw new Error("The build has no manifest of its routes.")
  const path = join(clientDir, file)
  const [, before = "", json = "", after = ""] = readFileSync(path, "utf8").match(/^([^{]*)(\{.*\})(;?\s*)$/s) ?? []
  const manifest: { routes: Record<string, Route> } = JSON.parse(json)
  if (!manifest.routes[fetchedAhead]) throw new Error(`The build has no ${fetchedAhead}.`)
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (id !== fetchedAhead) delete route.imports
    if (route.css?.length === 0) delete route.css
    for (const [name, value] of Object.entries(route)) if (value === false) delete route[name]
  }
  writeFileSync(path, before + JSON.stringify(manifest) + after)
}
