import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { fileURLToPath } from "node:url"
import { launch } from "puppeteer-core"
import { startDisplay } from "./display.ts"
import { startProgram } from "./program.ts"

export type Programs = { browser: string; display: string; bus: string; python: string }

/** A desktop that nobody sees, with a Chromium in a window of its own, and somebody who taps each notification. */
export async function openDesktop({ browser: executablePath, display: screen, bus: daemon, python }: Programs) {
  const home = await mkdtemp(join(tmpdir(), "florescer-desktop-"))
  const display = await startDisplay(screen)
  const bus = startProgram(daemon, ["--session", "--nofork", "--print-address=1"], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { PATH: process.env.PATH, XDG_RUNTIME_DIR: home },
  })
  const address = await firstLine(bus.program.stdout)
  const env = { ...process.env, HOME: home, DISPLAY: display.name, DBUS_SESSION_BUS_ADDRESS: address }
  const tapping = fileURLToPath(new URL("tap_notifications.py", import.meta.url))
  const notifications = startProgram(python, [tapping], { stdio: ["ignore", "pipe", "inherit"], env })
  await firstLine(notifications.program.stdout)
  const browser = await launch({
    executablePath,
    headless: false,
    env,
    userDataDir: join(home, "profile"),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ...["--disable-gpu", "--disable-background-networking", "--disable-sync"],
    ],
  })

  async function close() {
    await browser.close()
    await notifications.stop()
    await bus.stop()
    await display.stop()
    await rm(home, { recursive: true, maxRetries: 5 })
  }

  return { browser, close }
}

async function firstLine(output: Readable | null): Promise<string> {
  if (!output) throw new Error("The program says nothing.")
  const [text] = await once(output, "data")
  return String(text).split("\n")[0] ?? ""
}
