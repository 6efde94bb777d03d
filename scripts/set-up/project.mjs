import { readFileSync } from "node:fs"
import { delimiter, join } from "node:path"
import { fileURLToPath } from "node:url"

export const root = fileURLToPath(new URL("../..", import.meta.url))

/** The Node that the project runs on, whichever Node the machine has. */
export const nodeBinary = nodeBinaryIn(root)

/** The same in another folder that was installed. */
export function nodeBinaryIn(folder) {
  return join(folder, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node")
}

/** Puts our Node first for everything that is started from here, and says which environment it runs in. */
export function enterProject(environment) {
  process.chdir(root)
  process.env.PATH = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter)
  process.env.NODE_ENV = environment
}

/** The script behind a package's command, so that it can be run on our Node on every platform. */
export function commandOf(packageName, command) {
  const folder = join(root, "node_modules", packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  return join(folder, typeof bin === "string" ? bin : bin[command])
}
