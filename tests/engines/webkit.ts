import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../e2e/server.ts"
import { startDisplay } from "./display.ts"
import { type Driver, timeZone, viewport } from "./driver.ts"
import { startProgram } from "./program.ts"
import { watchErrors } from "./watch-errors.ts"
import { startSession } from "./webdriver.ts"

type Programs = { driver: string; display: string; browser: string }

/** WebKitGTK's own little browser, driven by WebDriver. */
export async function openWebKit(programs: Programs): Promise<Driver> {
  const home = await makeHome()
  const display = await startDisplay(programs.display)
  const port = await freePort()
  const service = startProgram(programs.driver, ["--host=127.0.0.1", `--port=${port}`], {
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      HOME: home,
      TMPDIR: home,
      XDG_RUNTIME_DIR: home,
      XDG_CONFIG_HOME: home,
      DISPLAY: display.name,
      LC_ALL: "C",
      TZ: timeZone,
      // A machine for tests has no bus for accessibility and no graphics card.
      NO_AT_BRIDGE: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    },
  })

  async function end() {
    await service.stop()
    // A browser that is still there ends with its screen.
    await display.stop()
    await rm(home, { recursive: true, maxRetries: 5 })
  }

  const session = await startSession(`http://127.0.0.1:${port}`, {
    "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
  }).catch(async (error) => {
    await end()
    throw error
  })
  await session.post("window/rect", viewport)
  const earlier: string[] = []
  const errors = async () => [...earlier, ...((await session.evaluate("globalThis.errorsOnPage ?? []")) as string[])]

  return {
    open: async (url) => {
      earlier.splice(0, earlier.length, ...(await errors()))
      await session.post("url", { url })
      await session.evaluate(`(${watchErrors})()`)
    },
    evaluate: session.evaluate,
    click: async (element) => session.post(`element/${await session.find(element)}/click`),
    type: async (element, text) => session.post(`element/${await session.find(element)}/value`, { text }),
    errors,
    close: async () => {
      await session.end().finally(end)
    },
  }
}

/** A folder for all that a browser writes, in which nothing moves. */
async function makeHome() {
  const home = await mkdtemp(join(tmpdir(), "florescer-webkit-"))
  await mkdir(join(home, "gtk-3.0"))
  await writeFile(join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n")
  return home
}
