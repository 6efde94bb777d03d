import { spawnSync } from "node:child_process"
import { npm } from "../set-up/npm.mjs"

export function npmScriptSucceeds(name) {
  const { command, args, options } = npm("run", "--silent", name)
  return spawnSync(command, args, { stdio: "inherit", ...options }).status === 0
}
