import { existsSync, globSync, realpathSync } from "node:fs"
import { join } from "node:path"

/** The folder into which `npm run build` puts the pages. */
export const buildFolder = join(import.meta.dirname, "../../build")

/**
 * Finds the current and the earlier builds. Paths are resolved, so that a later build does not change a running
 * server's files; open pages still request those of earlier builds.
 */
export function findBuilds(folder: string) {
  const link = join(folder, "current")
  const current = existsSync(link) ? realpathSync(link) : link
  const earlier = globSync("*/.built", { cwd: folder })
    .map((file) => realpathSync(join(folder, file, "..")))
    .filter((build) => build !== current)
  return { clientDir: join(current, "client"), earlierClientDirs: earlier.map((build) => join(build, "client")) }
}
