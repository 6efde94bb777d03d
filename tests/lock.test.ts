import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

type Package = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }

const lock: { packages: Record<string, Package> } = JSON.parse(
  readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"),
)

// npm leaves out what the registry at hand lacks, and then `npm ci` refuses the lock file wherever another registry has it.
it("the lock file has every package that its packages name, those of other platforms too", () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(path, name).some((place) => place in lock.packages))
      .map((name) => `${name}, which ${path || "package.json"} names`),
  )
  expect(missing).toEqual([])
})

it("the lock file names no registry", () => {
  expect(JSON.stringify(lock)).not.toContain('"resolved"')
})

/** Where a package finds another one: in its own folder, or in those around it. */
function placesOf(path: string, name: string): string[] {
  const own = `${path && `${path}/`}node_modules/${name}`
  return path ? [own, ...placesOf(path.slice(0, Math.max(path.lastIndexOf("/node_modules/"), 0)), name)] : [own]
}
