import type { Page } from "@playwright/test"
import care from "#content/locales/en/care.json" with { type: "json" }
import help from "#content/locales/en/help-now.json" with { type: "json" }
import { clockAt } from "../clock-ahead.ts"
import { chooseBefore } from "./choose-language.ts"
import { openAt } from "./mother.ts"
import { openProduct, type Product } from "./product.ts"
import { readJson } from "./profile.ts"
import { test as base, expect } from "./test.ts"

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** São Paulo is three hours behind UTC, and has no summer time. */
const midnight = Math.ceil((Date.now() + dayMs / 2) / dayMs) * dayMs + 3 * 60 * minuteMs
const [yesterday, today] = [midnight - minuteMs, midnight + minuteMs].map((moment) =>
  new Date(moment).toLocaleDateString("sv", { timeZone: "America/Sao_Paulo" }),
) as [string, string]

// In one process, which starts the server once.
base.describe.configure({ mode: "default" })

/** The server's clock is at ten past midnight, near enough to the browser's for it not to be corrected. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName }, use) => {
      const product = await openProduct(`${browserName}-midnight`, clockAt(midnight + 10 * minuteMs))
      await use(product)
      await product.close()
    },
    { scope: "worker" },
  ],
})

test.use({ timezoneId: "America/Sao_Paulo" })

/** On a busy machine a page takes its time to come, and its clock runs on meanwhile. */
const beforeMs = 10 * minuteMs

const water = (page: Page) => page.getByRole("group", { name: "Water" })
const sleep = (page: Page) => page.getByRole("group", { name: "Sleep" })
const exported = async (page: Page) => readJson(page, "/api/account/export")

async function openBeforeMidnight(page: Page, origin: string, path: string) {
  await chooseBefore(page, origin, "en")
  await page.clock.install({ time: midnight - beforeMs })
  await openAt(page, origin, path)
}

/** Waits until the outbox is empty, so that no answer is still to come that would render the page again. */
async function settle(page: Page) {
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain(":outbox:")
}

/** Moves the page's clock past midnight, so that all of its timers run. */
const waitPastMidnight = (page: Page) => page.clock.fastForward(beforeMs + 4000)
/** Moves the clock past midnight as on a device that slept: no timer of the page runs. */
const sleepPastMidnight = (page: Page) => page.clock.setSystemTime(midnight + 4000)

async function glassesByDay(page: Page) {
  const { water: days } = await exported(page)
  return Object.fromEntries(
    days.map(({ date, glasses }: { date: string; glasses: object }) => [date, Object.values(glasses).length]),
  )
}

/** Mood and hours of sleep. */
async function toldByDay(page: Page) {
  const { checkIns } = await exported(page)
  return Object.fromEntries(
    checkIns.map(({ date, value }: { date: string; value: { mood: number; sleepHours: number } }) => [
      date,
      [value.mood, value.sleepHours],
    ]),
  )
}

test("a dashboard that stays open shows the new day by itself, and what is tapped counts for it", async ({
  page,
  product,
}) => {
  await openBeforeMidnight(page, product.url, "/dashboard")
  await page.getByRole("button", { name: "One more glass" }).click()
  await page.getByRole("radiogroup", { name: "Mood", exact: true }).getByRole("radio", { name: "2" }).click()
  await page.getByRole("button", { name: "Half an hour more" }).click()
  await expect(water(page)).toContainText("1 glass")
  await settle(page)
  await waitPastMidnight(page)
  await expect(water(page)).not.toContainText("1 glass")
  await expect(sleep(page)).toContainText("Not noted yet")
  await expect(
    page.getByRole("radiogroup", { name: "Mood", exact: true }).getByRole("radio", { checked: true }),
  ).toHaveCount(0)
  await page.getByRole("button", { name: "One more glass" }).click()
  await expect(water(page)).toContainText("1 glass")
  await page.getByRole("radiogroup", { name: "Mood", exact: true }).getByRole("radio", { name: "2" }).click()
  await expect.poll(() => glassesByDay(page)).toEqual({ [yesterday]: 1, [today]: 1 })
  await expect.poll(() => toldByDay(page)).toEqual({ [yesterday]: [2, 6], [today]: [2, null] })
})

test("the first tap after a device slept through midnight counts for the new day, whatever it tells", async ({
  page,
  product,
}) => {
  await openBeforeMidnight(page, product.url, "/dashboard")
  await page.getByRole("button", { name: "One more glass" }).click()
  await page.getByRole("radiogroup", { name: "Mood", exact: true }).getByRole("radio", { name: "2" }).click()
  await settle(page)
  // Above what she taps, and gone with the day: at the top of what she sees, no browser makes up for its height.
  const evening = page.getByRole("heading", { name: "May Florescer remind you?" })
  await evening.evaluate((heading) => heading.scrollIntoView({ block: "start" }))
  await sleepPastMidnight(page)
  await page.getByRole("radiogroup", { name: "Mood", exact: true }).getByRole("radio", { name: "4" }).click()
  await expect.poll(() => toldByDay(page)).toEqual({ [yesterday]: [2, null], [today]: [4, null] })
  await expect(water(page)).not.toContainText("1 glass")
})

test("a tap that no press announces, as of a screen reader, counts for its day too", async ({ page, product }) => {
  await openBeforeMidnight(page, product.url, "/dashboard")
  await page.getByRole("button", { name: "One more glass" }).click()
  await expect(water(page)).toContainText("1 glass")
  await sleepPastMidnight(page)
  await page.getByRole("button", { name: "One more glass" }).dispatchEvent("click")
  await page.getByRole("checkbox", { name: /Morning/i }).dispatchEvent("click")
  // The morning ritual is two more.
  await expect.poll(() => glassesByDay(page)).toEqual({ [yesterday]: 1, [today]: 3 })
  const dates = async () => JSON.stringify((await exported(page)).journeys)
  await expect.poll(dates).toContain(today)
  expect(await dates()).not.toContain(yesterday)
})

test("a weight is of the day on which it is saved, unless she chooses another", async ({ page, product }) => {
  await openBeforeMidnight(page, product.url, "/profile?tab=evolution")
  await page.getByRole("heading", { name: "Achievements" }).scrollIntoViewIfNeeded()
  await page.getByRole("button", { name: "Weight, if you want it" }).click()
  await page.getByLabel("Weight", { exact: true }).fill("65")
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue(yesterday)
  await waitPastMidnight(page)
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue(today)
  await page.getByRole("button", { name: "Note it" }).click()
  await expect.poll(async () => (await exported(page)).weights).toMatchObject([{ date: today, kg: 65 }])
})

test("a page of the diary begun before midnight and saved after it is of the new day", async ({ page, product }) => {
  await openBeforeMidnight(page, product.url, "/profile?tab=diary")
  await page.getByLabel("Your notes").fill("Awake again.")
  await sleepPastMidnight(page)
  await page.getByRole("button", { name: "Save entry" }).click()
  await expect
    .poll(async () =>
      (await exported(page)).diaryEntries?.map(
        ({ createdAt }: { createdAt: string }) => createdAt >= new Date(midnight).toISOString(),
      ),
    )
    .toEqual([true])
})

test("the hard night after midnight is of the new day", async ({ page, product }) => {
  await openBeforeMidnight(page, product.url, "/my-plan/day/1")
  await page.getByRole("button", { name: "It was a hard night" }).waitFor()
  await sleepPastMidnight(page)
  await page.getByRole("button", { name: "It was a hard night" }).dispatchEvent("click")
  const dates = async () => JSON.stringify((await exported(page)).journeys)
  await expect.poll(dates).toContain(`"${today}"`)
  expect(await dates()).not.toContain(yesterday)
})

test("the next meal follows the hour, and the first evening begins on a page that is open", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await page.clock.install({ time: midnight - 6 * 60 * minuteMs - beforeMs })
  await openAt(page, product.url, "/dashboard")
  const evening = page.getByRole("heading", { name: "May Florescer remind you?" })
  await expect(page.getByText("Next meal: Dinner")).toBeVisible()
  await expect(evening).toHaveCount(0)
  await page.clock.fastForward(beforeMs + 4000)
  await expect(evening).toBeVisible()
  await page.clock.fastForward(3 * 60 * minuteMs)
  await expect(page.getByText("Next meal: Breakfast")).toBeVisible()
})

test("an age that she taps after midnight counts back from the new day", async ({ page, product }) => {
  await openBeforeMidnight(page, product.url, "/help-now")
  await page.getByRole("tab", { name: help.forBaby }).click()
  await page.getByRole("button", { name: care["baby-emergency-name"] }).click()
  const youngest = page.getByRole("radio", { name: "Up to 4 weeks" })
  await expect(youngest).toBeEnabled()
  await sleepPastMidnight(page)
  await youngest.dispatchEvent("click")
  await expect.poll(() => page.evaluate(() => localStorage.getItem("florescer:baby-age"))).toBe(today)
})
