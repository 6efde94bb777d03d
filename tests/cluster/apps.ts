import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { serverArguments, serverEnvironment } from "../../scripts/server-process.mjs"
import { until } from "../resilience/until.ts"
import type { Cluster } from "./cluster.ts"
import { type Running, startProgram } from "./processes.ts"
import { fillIn, readSettings } from "./templates.ts"

/** The same setting as in florescer@.service. */
const restartAfterMs = 2000

/** The three processes of the app, each started again whenever it ends, as systemd does. */
export function createApps({ folder, values, url }: Cluster) {
  const settings = readSettings(fillIn("florescer.env", values))
  const running = new Map<number, Running>()
  const projects = new Map<number, string>()
  let isStopping = false

  async function start(number: number, project: string) {
    projects.set(number, project)
    const address = String(values[`APP_${number}`])
    const dataDir = join(folder, `app${number}`)
    mkdirSync(dataDir, { recursive: true })
    const app = await startProgram({
      command: process.execPath,
      args: [...serverArguments.slice(0, -1), join(project, "server/main.ts")],
      env: {
        ...serverEnvironment,
        ...settings,
        NODE_ENV: "production",
        PORT: address.split(":")[1],
        DATA_DIR: dataDir,
        SUPPORT_EMAIL: "contato@florescer.app",
      },
      // The process runs in another folder, so that it does not read the caller's .env.
      cwd: dataDir,
      logFile: join(folder, `app${number}.log`),
      user: undefined,
    })
    running.set(number, app)
    // The process must not outlive a test run that failed.
    const kill = () => void app.child.kill("SIGKILL")
    process.once("exit", kill)
    void app.ended.then(() => process.off("exit", kill))
    void app.ended.then(async () => {
      await sleep(restartAfterMs)
      if (running.get(number) === app && !isStopping) await start(number, String(projects.get(number)))
    })
  }

  const originOf = (number: number) => `http://${values[`APP_${number}`]}`

  function ready(origin: string) {
    return until(async () => {
      const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
      return answer?.status === 200
    })
  }

  async function end(number: number) {
    const app = running.get(number)
    running.delete(number)
    app?.child.kill("SIGTERM")
    await app?.ended
    return app?.child.exitCode ?? null
  }

  return {
    async startAll(project: string) {
      for (const number of [1, 2, 3]) await start(number, project)
      await Promise.all([1, 2, 3].map((number) => ready(originOf(number))))
      await ready(url)
    },
    /** Stops one process and starts another version in its place. Returns the exit code of the stopped one. */
    async replace(number: number, project: string) {
      const code = await end(number)
      await start(number, project)
      await ready(originOf(number))
      return code
    },
    async stop() {
      isStopping = true
      await Promise.all([1, 2, 3].map(end))
    },
  }
}
