import { expect, type Page } from "@playwright/test"

const dayMs = 24 * 60 * 60_000

/** So many days from now, at an hour (UTC) of the morning or the evening in the browser's zone. */
export async function setDay(page: Page, daysLater: number, hour = 13) {
  await page.clock.setFixedTime(new Date(Date.now() + daysLater * dayMs).setUTCHours(hour, 0))
}

export const hint = (page: Page) => page.locator("section[aria-labelledby=install]")

/** From the next page on the browser offers to install the app, as Chromium does; what she answers is counted in `asked`. */
export async function offerInstall(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 })
    const prompt = async () => {
      Object.assign(window, { asked: (window as unknown as { asked: number }).asked + 1 })
      return { outcome: "dismissed" }
    }
    // Before the app's own code, which comes after the first paint on some pages.
    document.addEventListener("DOMContentLoaded", () =>
      dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt })),
    )
  })
}

/** How often the browser was told to ask on this page. */
export function timesAsked(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { asked: number }).asked)
}

/** From the next page on a browser of Apple's phones, which names itself so; `isStandalone` on the home screen. */
export async function onIphone(page: Page, userAgent: string, isStandalone = false) {
  await page.addInitScript(
    ([agent, standalone]) => {
      Object.defineProperty(navigator, "userAgent", { get: () => agent })
      Object.defineProperty(navigator, "standalone", { get: () => standalone })
    },
    [userAgent, isStandalone] as const,
  )
}

/** Opens the dashboard again, so many days later. */
export async function comeBack(page: Page, daysLater: number, hour?: number) {
  await setDay(page, daysLater, hour)
  await page.goto("/dashboard")
  await page.getByRole("checkbox").first().waitFor()
}

/** Waits until the page names this manifest, and gives what the browser reads of it: it follows her once the app runs. */
export async function manifestIn(page: Page, file: string) {
  await expect.poll(async () => (await readManifest(page)).file).toBe(file)
  return readManifest(page)
}

async function readManifest(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { url, errors, data } = await session.send("Page.getAppManifest")
  await session.detach()
  const manifest = JSON.parse(data ?? "{}") as {
    id: string
    lang?: string
    shortcuts?: { name: string; url: string; icons: { src: string }[] }[]
  }
  return { file: new URL(url).pathname, errors, manifest }
}
