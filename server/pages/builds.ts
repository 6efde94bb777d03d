import { existsSync, globSync, realpathSync } from "node:fs"
import { join } from "node:path"

/**
 * Finds what `npm run build` has made: the current build, by its real path, so that a later build does not replace it under
 * a running server, and the earlier ones, whose files open pages still request.
 */
export function findBuilds(folder: string) {
  const link = join(folder, "current")
  const current = existsSync(link) ? realpathSync(link) : link
  const earlier = globSync("*/.built", { cwd: folder })
    .map((file) => realpathSync(join(folder, file, "..")))
    .filter((build) => build !== current)
  return { clientDir: join(current, "client"), earlierClientDirs: earlier.map((build) => join(build, "client")) }
}
