import { spawnSync } from "node:child_process"
import { buildIfNeeded } from "./set-up/build.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject, nodeBinary } from "./set-up/project.mjs"

// `node scripts/bench-api.mjs soak/main.ts postgres` runs bench/soak/main.ts.
const [file = "api/main.ts", ...rest] = process.argv.slice(2)

enterProject("production")
installIfNeeded()
process.exitCode = buildIfNeeded()
  ? (spawnSync(nodeBinary, [`bench/${file}`, ...rest], { stdio: "inherit" }).status ?? 1)
  : 1
