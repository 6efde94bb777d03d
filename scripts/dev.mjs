import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { onParentEnd } from "./on-parent-end.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { commandOf, enterProject, nodeBinary } from "./set-up/project.mjs"

const appPort = Number(process.env.PORT ?? 3000)
const apiPort = appPort + 1

enterProject("development")
installIfNeeded()

const reactRouter = commandOf("@react-router/dev", "react-router")
const processes = [
  start("api", ["--watch", "--watch-preserve-output", "server/main.ts"], {
    PORT: String(apiPort),
    BASE_URL: `http://localhost:${appPort}`,
  }),
  start("app", ["--conditions=development", reactRouter, "dev", "--port", String(appPort), "--strictPort"], {
    API_ORIGIN: `http://localhost:${apiPort}`,
  }),
]

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stopAll)
onParentEnd(stopAll)

function start(name, args, settings) {
  const child = spawn(nodeBinary, args, { env: { ...process.env, FORCE_COLOR: "1", ...settings } })
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on("line", (line) => console.log(`${name} │ ${line}`))
  }
  child.on("exit", stopAll)
  return child
}

function stopAll() {
  for (const child of processes) if (child.exitCode === null) child.kill("SIGTERM")
}
