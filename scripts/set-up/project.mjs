import { readFileSync } from "node:fs"
import { delimiter, join } from "node:path"
import { fileURLToPath } from "node:url"

export const root = fileURLToPath(new URL("../..", import.meta.url))

export const nodeBinary = nodeBinaryIn(root)

export function nodeBinaryIn(folder) {
  return join(folder, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node")
}

export function enterProject(environment) {
  process.chdir(root)
  process.env.PATH = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter)
  process.env.NODE_ENV = environment
}

/** Returns the script of a package's command. Running it with the project's own Node works on every platform. */
export function commandOf(packageName, command) {
  const folder = join(root, "node_modules", packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  return join(folder, typeof bin === "string" ? bin : bin[command])
}
