import { spawnSync } from "node:child_process"
import { buildIfNeeded } from "./set-up/build.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject, nodeBinary } from "./set-up/project.mjs"

// `node scripts/bench-api.mjs abuse/main.ts` measures what bench/abuse/main.ts does.
const [file = "api/main.ts"] = process.argv.slice(2)

enterProject("production")
installIfNeeded()
process.exitCode = buildIfNeeded() ? (spawnSync(nodeBinary, [`bench/${file}`], { stdio: "inherit" }).status ?? 1) : 1
