import { globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { languages } from "../../domain/language.ts"

const optional = "/:language?"

type Route = { parentId?: string; path?: string; index?: boolean; module: string; imports: string[] }
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> }

/** Writes and returns each URL pattern, such as "/my-plan/day/:day", with the files that only its screen needs. */
export function writeAddresses(clientDir: string) {
  const { entry, routes } = readManifest(clientDir)
  const shared = new Set([entry, routes.root].flatMap((part) => (part ? [part.module, ...part.imports] : [])))
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  const addresses = Object.entries(routes)
    .filter(([id, { index, path }]) => !parents.has(id) && (index || (path && path !== "*")))
    .flatMap(([, route]) => {
      const lineage = lineageOf(route, routes)
      const path = `/${lineage.flatMap(({ path }) => path || []).join("/")}`
      const files = new Set(lineage.flatMap(({ module, imports }) => [module, ...imports]))
      return forEachLanguage(path).map((each) => ({
        path: each,
        files: [...files].filter((file) => !shared.has(file)),
      }))
    })
  writeFileSync(join(clientDir, "addresses.json"), JSON.stringify(addresses))
  return addresses
}

/** Expands "/:language?/terms" to "/terms", "/pt/terms" and so on. */
function forEachLanguage(path: string) {
  return ["", ...languages.map((language) => `/${language}`)].flatMap((prefix) =>
    path.startsWith(optional) ? prefix + path.slice(optional.length) || "/" : prefix === "" ? path : [],
  )
}

function lineageOf(route: Route, routes: Record<string, Route>): Route[] {
  const parent = route.parentId ? routes[route.parentId] : undefined
  return parent ? [...lineageOf(parent, routes), route] : [route]
}

function readManifest(clientDir: string): Manifest {
  const [file] = globSync("assets/manifest-*.js", { cwd: clientDir })
  if (!file) throw new Error("The build has no manifest of its routes.")
  return JSON.parse(readFileSync(join(clientDir, file), "utf8").replace(/^[^{]*|;\s*$/g, ""))
}
