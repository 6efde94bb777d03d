import { readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"
import { nativeLanguages, type Screen } from "#app/language/native.ts"
import type { Key, Namespace } from "#app/language/resources.ts"
import { chooseBefore } from "../choose-language.ts"

export type Walk = {
  page: Page
  origin: string
  /** The data folder of the server. */
  dataDir: string
  /** What a part of the product says in the language of the walk. */
  t: <N extends Namespace>(namespace: N, key: Key<N>) => string
}

/** Brings the page into one state after the other, and says which it is in; whoever walks along looks at each. */
export type States = (walk: Walk) => AsyncGenerator<string>

/** The only state without a heading, because the page is still to come. */
export const loading = "a session that loads"

/** "native" is what a mother sees who has not chosen a language. */
export async function startWalk(
  page: Page,
  { url: origin, dataDir }: { url: string; dataDir: string },
  language: string,
): Promise<Walk> {
  if (language !== "native") await chooseBefore(page, origin, language)
  return { page, origin, dataDir, t: (namespace, key) => wordsOf(language, namespace)[String(key)] ?? "" }
}

/** The screens of which these are parts. */
const screenOf: Partial<Record<Namespace, Screen>> = {
  "baby-age": "guides",
  charts: "profile",
  details: "profile",
  diary: "profile",
  "hard-night": "day",
  install: "notifications",
}
const native: Partial<Record<string, string>> = nativeLanguages

function wordsOf(language: string, namespace: Namespace): Record<string, string> {
  const own = language === "native" ? native[screenOf[namespace] ?? namespace] : language
  return JSON.parse(readFileSync(new URL(`../../../content/locales/${own}/${namespace}.json`, import.meta.url), "utf8"))
}

export async function open(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole("heading", { level: 1 }).waitFor()
}

/** As on a device that knows nothing of her yet. The page is left meanwhile: an answer on its way would be stored again. */
export async function forgetSnapshot(page: Page) {
  const url = page.url()
  await page.goto("/healthz")
  await page.evaluate(() => {
    const isCopy = (key: string) => key.includes(":snapshot:") || key.endsWith(":progress")
    for (const key of Object.keys(localStorage)) if (isCopy(key)) localStorage.removeItem(key)
  })
  await page.goto(url)
}

/** The dashboard, to which she returns at two o'clock in the night. */
export async function returnAtNight(page: Page) {
  await page.evaluate(() => {
    Date.prototype.getHours = () => 2
    document.dispatchEvent(new Event("visibilitychange"))
  })
  await page.locator("#eat-now ~ [role=status]").waitFor()
}

/** Keeps back the server's answers until the function that it returns is called, which fails where nothing was kept back. */
export async function holdAnswers(page: Page, url: string | RegExp) {
  const released = Promise.withResolvers<void>()
  let held = 0
  await page.route(url, async (route) => {
    held++
    await released.promise
    await route.continue()
  })
  return async () => {
    await expect.poll(() => held, { message: `An answer of ${url} is asked for` }).toBeGreaterThan(0)
    released.resolve()
    await page.unrouteAll({ behavior: "ignoreErrors" })
  }
}

/** From now on until the next page, whatever lasts a second or longer lasts for as long as it is looked at. */
export async function holdTime(page: Page) {
  await page.evaluate(() => {
    const { setTimeout } = window
    const now = Date.now()
    Date.now = () => now
    window.setTimeout = ((run: TimerHandler, ms = 0) => (ms < 1000 ? setTimeout(run, ms) : 0)) as typeof setTimeout
  })
}
