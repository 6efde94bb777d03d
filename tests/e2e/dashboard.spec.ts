import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import enDashboard from "#content/locales/en/dashboard.json" with { type: "json" }
import enNight from "#content/locales/en/hard-night.json" with { type: "json" }
import esDashboard from "#content/locales/es/dashboard.json" with { type: "json" }
import esNight from "#content/locales/es/hard-night.json" with { type: "json" }
import ptDashboard from "#content/locales/pt/dashboard.json" with { type: "json" }
import ptNight from "#content/locales/pt/hard-night.json" with { type: "json" }
import { checklistItems } from "#domain/journey/progress.ts"
import type { OperationArgs } from "#domain/operations/operations.ts"
import { some } from "../amount.ts"
import { readIn } from "./access/languages.ts"
import { chooseBefore } from "./choose-language.ts"
import { goWithin } from "./go-within.ts"
import { expectToast, openAt, openDashboard } from "./mother.ts"
import { readJson } from "./profile.ts"
import { holdAnswers } from "./states/walk.ts"
import { daysAgo, didElsewhere } from "./sync.ts"
import { expect, test } from "./test.ts"
import { wordsOn } from "./words-on.ts"

const messages = {
  en: { dashboard: enDashboard, "hard-night": enNight },
  pt: { dashboard: ptDashboard, "hard-night": ptNight },
  es: { dashboard: esDashboard, "hard-night": esNight },
}

/** After onboarding, at ten past an hour (0-23) of her clock. */
async function openAtHour(page: Page, origin: string, hour: number, language: "pt" | "en" | "es" = "en") {
  await chooseBefore(page, origin, language)
  await openAt(page, origin, "/healthz")
  await didElsewhere(page, origin, [["onboardingAnswered", { answers: { breastfeeding: "yes" } }]])
  await page.clock.setFixedTime(await page.evaluate((at) => new Date().setHours(at, 10), hour))
  await page.goto("/dashboard")
  await page.locator("main svg.illustration use").first().waitFor()
}

/** Expects these to be in the viewport between the header and the bar at the bottom. */
async function expectOnFirstScreen(page: Page, names: string[]) {
  const bar = await page.getByRole("navigation").last().boundingBox()
  for (const name of names) {
    const box = await page.locator("main").getByText(name, { exact: true }).first().boundingBox()
    expect(box, name).not.toBeNull()
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThan(bar?.y ?? 0)
  }
}

for (const [language, { dashboard: t, "hard-night": night }] of some(Object.entries(messages), 2)) {
  test(`the first screen is the next meal with its picture, the four ticks and the hard night, in ${language}`, async ({
    page,
    product,
  }) => {
    await openAtHour(page, product.url, 8, language as keyof typeof messages)
    for (const hour of [8, 13, 18]) {
      await page.clock.setFixedTime(await page.evaluate((at) => new Date().setHours(at, 10), hour))
      if (hour !== 8) await page.reload()
      await page.locator("main svg.illustration use").first().waitFor()
      const listed = [t.morning, t.mainMeal, t.snack, t.lightWalk]
      await expectOnFirstScreen(page, [t.cook, t.swap, t.ate, ...listed, night.begin, night.hint])
      const picture = await page.locator("main svg.illustration").first().boundingBox()
      expect(picture?.y).toBeGreaterThan(64)
    }
  })
}

test("the dashboard says what it has to say in 120 words, and in 160 with one fold open, in each language", async ({
  page,
  product,
}) => {
  await openAtHour(page, product.url, 8)
  const folds = page.locator("main button[aria-expanded]")
  for (const language of ["en", "pt", "es"]) {
    await readIn(page, language)
    await expect(folds).toHaveCount(1)
    expect(await wordsOn(page), language).toBeGreaterThan(60)
    expect(await wordsOn(page), language).toBeLessThanOrEqual(120)
    for (const fold of await folds.all()) {
      await fold.click()
      await expect(fold).toHaveAttribute("aria-expanded", "true")
      expect(await wordsOn(page), language).toBeLessThanOrEqual(160)
      await fold.click()
    }
  }
})

test("what she ate makes way for the next meal, without consent, on every device, and lunch is the main recipe", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openDashboard(page, product.url, undefined, { hasAgreed: false })
  const atHour = async (hour: number) => {
    await page.clock.setFixedTime(await page.evaluate((at) => new Date().setHours(at, 10), hour))
    await page.reload()
  }
  const ate = page.getByRole("button", { name: "Ate it" })
  await atHour(8)
  await expect(page.getByText("Next meal: Breakfast")).toBeVisible()
  await ate.click()
  await expectToast(page, "Noted: you have eaten.")
  await expect(page.getByText("Next meal: Lunch")).toBeVisible()
  await expect(ate).toBeFocused()
  await ate.click()
  await expectToast(page, "Ritual completed!")
  await expect(page.getByRole("checkbox", { name: "Main recipe" })).toBeChecked()
  await expect(page.getByText("Next meal: Dinner")).toBeVisible()
  await ate.click()
  await expect(page.getByText("No more meals to think about today")).toBeVisible()
  await expect(page.locator("#main")).toBeFocused()
  await expect(page.getByRole("button", { name: "Agree and save" })).toHaveCount(0)
  const stored = async () => (await readJson(page, "/api/account/export")).journeys[0]
  await expect.poll(stored).toMatchObject({ done: { 1: ["mainMeal"] }, eaten: { 1: ["breakfast", "dinner"] } })
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByText("No more meals to think about today")).toBeVisible()
})

test("cook and swap are one tap from the meal, and the swap stands open", async ({ page, product }) => {
  await openAtHour(page, product.url, 8)
  await expectNothingMovesWithTheMeal(page)
  await expect(page.getByRole("link", { name: "Cook" })).toHaveAttribute("href", "/my-plan/recipe/1/cook")
  await page.getByRole("link", { name: "Swap" }).click()
  await expect(page).toHaveURL("/my-plan/recipe/1#swap")
  const dishes = page.locator("#alternatives").getByRole("button")
  await expect(dishes).toHaveCount(3)
  await expect(dishes.first()).toBeInViewport()
  await dishes.first().click()
  await page.goBack()
  await expect(page).toHaveURL("/dashboard")
  await expect(page.getByRole("link", { name: "Cook" })).not.toHaveAttribute("href", "/my-plan/recipe/1/cook")
})

/** What comes late must not lie under her thumb where something else was. */
async function expectNothingMovesWithTheMeal(page: Page) {
  // The page is left meanwhile: it would store what it shows again.
  await page.goto("/healthz")
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((each) => each.endsWith(":today"))) localStorage.removeItem(key)
  })
  const release = await holdAnswers(page, /\/assets\/(?:plan-)?today-/)
  await page.goto("/dashboard")
  const placeOfTicks = async () => (await page.getByRole("checkbox").first().boundingBox())?.y
  await page.getByText("Next meal: Breakfast").waitFor()
  await expect(page.getByRole("link", { name: "Cook" })).toHaveCount(0)
  const before = await placeOfTicks()
  await release()
  await page.getByRole("link", { name: "Cook" }).waitFor()
  expect(await placeOfTicks()).toBe(before)
}

test("a finished day rests: the next list waits until tomorrow, or until she starts it", async ({ page, product }) => {
  await openAtHour(page, product.url, 13)
  const list = page.getByRole("heading", { name: "Daily Checklist" })
  const rest = page.getByRole("region", { name: "Day 1 is done" })
  for (const item of ["Morning ritual", "Main recipe", "Smart snack", "15 min Light Walk"]) {
    await page.getByRole("checkbox", { name: item }).press("Space")
  }
  await expect(page.getByText("Day 2 of 7")).toBeVisible()
  await expect(rest).toContainText("Day 2’s list can wait until tomorrow.")
  await expect(list).toHaveCount(0)
  await expect(page.locator("#main")).toBeFocused()
  // What is left to eat is today's.
  await expect(page.getByText("Next meal: Dinner")).toBeVisible()
  await page.getByRole("button", { name: "Ate it" }).click()
  const stored = async () => (await readJson(page, "/api/account/export")).journeys[0]
  await expect.poll(stored).toMatchObject({ eaten: { 1: ["dinner"] } })
  await goWithin(page, "/my-plan")
  await expect(page.getByRole("article", { name: "Day 1" })).toContainText("Today")
  await goWithin(page, "/dashboard")
  await expect(rest).toBeVisible()

  await rest.getByRole("button", { name: "Start now" }).click()
  await expect(list).toBeVisible()
  await expect(page.locator("#main")).toBeFocused()
  await page.reload()
  await expect(list).toBeVisible()
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)

  // Of a day that she finished yesterday nothing rests.
  const [journeyId, date] = [randomUUID(), await daysAgo(page, 1)]
  await didElsewhere(page, product.url, [
    ["journeyStarted", { journeyId }],
    ...checklistItems.map(
      (item) => ["itemDone", { journeyId, day: 1, item, date }] as ["itemDone", OperationArgs["itemDone"]],
    ),
  ])
  await page.reload()
  await expect(page.getByText("Day 2 of 7")).toBeVisible()
  await expect(list).toBeVisible()
})
