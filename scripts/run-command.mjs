import { spawnSync } from "node:child_process"
import { serverArguments } from "./server-process.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject, nodeBinary } from "./set-up/project.mjs"

/** Runs one of the server's commands on the project's Node, with the server's memory flags and this process's arguments. */
export function runCommand(program) {
  enterProject("production")
  installIfNeeded()
  const args = [...serverArguments.slice(0, -1), program, ...process.argv.slice(2)]
  process.exitCode = spawnSync(nodeBinary, args, { stdio: "inherit" }).status ?? 1
}
