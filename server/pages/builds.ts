import { existsSync, globSync, realpathSync } from "node:fs"
import { join } from "node:path"

/**
 * Where `npm run build` has laid the web app: the current build, by its own name, so that a later one does not change it under
 * a running server; and those before it, whose files open pages still ask for.
 */
export function findBuilds(folder: string) {
  const link = join(folder, "current")
  const current = existsSync(link) ? realpathSync(link) : link
  const earlier = globSync("*/.built", { cwd: folder })
    .map((file) => realpathSync(join(folder, file, "..")))
    .filter((build) => build !== current)
  return { clientDir: join(current, "client"), earlierClientDirs: earlier.map((build) => join(build, "client")) }
}
