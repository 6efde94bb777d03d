import { spawnSync } from "node:child_process"
import { buildIfNeeded } from "./set-up/build.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { letOthersRunPostgres } from "./set-up/postgres.mjs"
import { enterProject, nodeBinary } from "./set-up/project.mjs"

enterProject("production")
installIfNeeded()
process.exitCode = buildIfNeeded() ? measure() : 1

function measure() {
  letOthersRunPostgres()
  return spawnSync(nodeBinary, ["bench/api/main.ts"], { stdio: "inherit" }).status ?? 1
}
