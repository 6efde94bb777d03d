import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject, nodeBinary } from "./set-up/project.mjs"

const args = process.argv
  .slice(2)
  .map((argument) => (argument.endsWith(".sqlite") || existsSync(argument) ? resolve(argument) : argument))

enterProject("production")
installIfNeeded()
process.exitCode = spawnSync(nodeBinary, ["bench/drill/main.ts", ...args], { stdio: "inherit" }).status ?? 1
