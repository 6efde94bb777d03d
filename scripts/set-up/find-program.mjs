import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

export function findProgram(names) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}
