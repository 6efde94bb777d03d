import { spawnSync } from "node:child_process"
import { serverArguments, serverEnvironment } from "./server-process.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject, nodeBinary } from "./set-up/project.mjs"

// The command runs with the server's memory flags and its cache of compiled code.
enterProject("production")
installIfNeeded()
const args = [...serverArguments.slice(0, -1), ...process.argv.slice(2)]
const env = { ...process.env, NODE_COMPILE_CACHE: serverEnvironment.NODE_COMPILE_CACHE }
process.exitCode = spawnSync(nodeBinary, args, { stdio: "inherit", env }).status ?? 1
