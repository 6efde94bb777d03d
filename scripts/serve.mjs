import { spawn } from "node:child_process"
import { onParentEnd } from "./on-parent-end.mjs"
import { serverArguments, serverEnvironment } from "./server-process.mjs"
import { nodeBinary } from "./set-up/project.mjs"

export function serve() {
  const server = spawn(nodeBinary, serverArguments, { stdio: "inherit", env: { ...process.env, ...serverEnvironment } })
  process.on("SIGTERM", () => server.kill("SIGTERM"))
  process.on("SIGHUP", () => server.kill("SIGTERM"))
  // Ctrl-C in a terminal reaches the server directly, so it must not get a second SIGINT, which would cut its shutdown
  // short.
  process.on("SIGINT", () => process.stdin.isTTY || server.kill("SIGINT"))
  onParentEnd(() => server.kill("SIGTERM"))
  server.on("error", (error) => {
    console.error(error.message)
    process.exitCode = 1
  })
  server.on("exit", (code) => {
    process.exitCode = code ?? 1
  })
}
