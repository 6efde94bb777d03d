import { spawnSync } from "node:child_process"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject, nodeBinary } from "./set-up/project.mjs"

/** Runs one of the server's commands on our Node, with the arguments that were given here. */
export function runCommand(program) {
  enterProject("production")
  installIfNeeded()
  process.exitCode = spawnSync(nodeBinary, [program, ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 1
}
