import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import { freePort } from "#tests/e2e/server.ts"
import config from "../../playwright.config.ts"

/** Opens a browser in which Lighthouse's pages and ours share cookies, storage and the service worker. */
export async function openBrowser() {
  const profile = await mkdtemp(join(tmpdir(), "florescer-bench-web-"))
  const port = await freePort()
  const { executablePath, args = [] } = config.use?.launchOptions ?? {}
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })

  async function close() {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }

  return { context, port, close }
}
