import { spawnSync } from "node:child_process"
import { serverArguments } from "./server-process.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject, nodeBinary } from "./set-up/project.mjs"

/** Runs one of the server's commands on our Node, as sparing of memory as the server, with the arguments that were given here. */
export function runCommand(program) {
  enterProject("production")
  installIfNeeded()
  const args = [...serverArguments.slice(0, -1), program, ...process.argv.slice(2)]
  process.exitCode = spawnSync(nodeBinary, args, { stdio: "inherit" }).status ?? 1
}
