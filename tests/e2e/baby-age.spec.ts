import type { Page } from "@playwright/test"
import care from "#content/locales/en/care.json" with { type: "json" }
import help from "#content/locales/en/help-now.json" with { type: "json" }
import errors from "#content/locales/pt/errors.json" with { type: "json" }
import food from "#content/locales/pt/food.json" with { type: "json" }
import navigation from "#content/locales/pt/navigation.json" with { type: "json" }
import { hide, switchOnDiscreet } from "./discreet.ts"
import { goWithin } from "./go-within.ts"
import { openAt } from "./mother.ts"
import { goOffline } from "./second-visit.ts"
import { daysAgo, didElsewhere } from "./sync.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

const question = (page: Page) => page.getByRole("radiogroup", { name: "How old is your baby?" })
const age = (page: Page, name: string) => question(page).getByRole("radio", { name })
const newborn = "Up to 28 days old: vomits again and again"
const youngFever = "37.5 °C or more in the armpit"

/** Opens the signs of danger in the baby. */
async function openSigns(page: Page) {
  await page.goto("/help-now")
  await page.getByRole("tab", { name: help.forBaby }).click()
  await page.getByRole("button", { name: care["baby-emergency-name"] }).click()
  await expect(page.getByText("Not breathing, or pauses of 10 seconds or more")).toBeVisible()
}

const signs = (page: Page, label: RegExp | string) =>
  page.locator("details", { has: page.locator("summary", { hasText: label }) }).filter({ visible: true })

async function told(page: Page, origin: string, birthDate: string) {
  await didElsewhere(page, origin, [["householdChanged", { fields: { birthDate } }]])
  await page.goto("/dashboard")
  await page.waitForFunction(
    (date) => Object.values({ ...localStorage }).some((text) => text.includes(`"birthDate":"${date}"`)),
    birthDate,
  )
}

test("the signs of every age stand there before she answers, after the number and before the steps; with an answer what holds only then is unfolded, and the question stays where it is", async ({
  page,
}) => {
  await openSigns(page)
  const rest = signs(page, /^All the other signs$/)
  await rest.locator("summary").click()
  await expect(rest).toContainText(newborn)
  await expect(rest).toContainText("From 3 months old: fever of 40 °C or more")
  await expect(question(page).getByRole("radio", { checked: true })).toHaveCount(0)
  const panel = page.getByRole("tabpanel")
  const tops = await Promise.all(
    [
      panel.locator('a[href="tel:192"]').first(),
      panel.getByText("Not breathing, or pauses"),
      question(page),
      rest,
      panel.getByRole("heading", { name: care.firstLabel }).filter({ visible: true }),
    ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))

  const place = () => question(page).evaluate((part) => part.getBoundingClientRect().top + scrollY)
  const before = await place()
  for (const [label, own] of [
    ["Up to 4 weeks", ["37.5 °C or more in the armpit", "Not feeding"]],
    ["9 to 12 weeks", ["38 °C or more"]],
  ] as const) {
    await age(page, label).click()
    const heading = page.getByRole("heading", { name: `Signs: ${label.replace("Up", "up")}` })
    const rows = heading.locator("xpath=../ul/li")
    await expect(rows, label).toContainText([...own])
    expect(await place(), label).toBe(before)
  }
})

test("one tap opens the signs at her baby's age, stays on the phone, grows with the days, and another tap changes it", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-26T12:00:00Z"))
  await openSigns(page)
  await age(page, "5 to 8 weeks").click()
  const rest = signs(page, "All the other signs: 5 to 8 weeks")
  await expect(page.getByRole("heading", { name: "Signs: 5 to 8 weeks" })).toBeVisible()
  await expect(page.getByRole("listitem").filter({ hasText: youngFever, visible: true }).first()).toBeVisible()
  await rest.locator("summary").click()
  await expect(rest).toContainText("Yellow palms or soles")
  await expect(rest).not.toContainText(newborn)
  const others = signs(page, "At other ages")
  await others.locator("summary").click()
  await expect(others).toContainText(newborn)
  expect(await page.evaluate(() => localStorage.getItem("florescer:baby-age"))).toBe("2026-10-22")

  await page.clock.setFixedTime(new Date("2026-12-24T12:00:00Z"))
  await openSigns(page)
  await expect(age(page, "9 to 12 weeks")).toBeChecked()
  await expect(signs(page, "All the other signs: 9 to 12 weeks")).toHaveCount(1)
  await age(page, "I don’t know").click()
  await expect(signs(page, /^All the other signs$/)).toContainText(newborn)
  await openSigns(page)
  await expect(age(page, "I don’t know")).toBeChecked()

  await age(page, "6 to 12 months").click()
  await page.clock.setFixedTime(new Date("2027-07-24T12:00:00Z"))
  await openSigns(page)
  await expect(question(page).getByRole("radio", { checked: true })).toHaveCount(0)
})

test("the card for today begins with what is an emergency at her baby's age, and the way to all such signs", async ({
  page,
}) => {
  await page.goto("/help-now")
  await page.getByRole("tab", { name: help.forBaby }).click()
  await page.getByRole("button", { name: care["same-day-baby-name"] }).click()
  await age(page, "6 to 12 months").click()
  const panel = page.getByRole("region", { name: care["same-day-baby-name"] })
  const step = panel.getByRole("listitem").filter({ hasText: /^An emergency:/ })
  await expect(step).toContainText("More: “Signs of danger in the baby”")
  await expect(step.getByRole("listitem")).toHaveCount(6)
  await age(page, "Up to 4 weeks").click()
  await expect(step.getByRole("listitem")).toHaveCount(9)
})

test("where the browser keeps nothing her answer holds for the page, and nothing fails", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError")
      },
    })
  })
  await openSigns(page)
  await age(page, "5 to 8 weeks").click()
  await expect(signs(page, "All the other signs: 5 to 8 weeks")).toHaveCount(1)
  await openSigns(page)
  await expect(question(page).getByRole("radio", { checked: true })).toHaveCount(0)
})

testWithWorker("without a connection the signs open at her baby's age too", async ({ page, allowConsoleError }) => {
  allowConsoleError(noAnswer)
  await openSigns(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open("florescer-files")).keys()).map(({ url }) => url).join()),
    )
    .toContain("en-baby-age-")
  await age(page, "9 to 12 weeks").click()
  await goOffline(page)
  await openSigns(page)
  await expect(age(page, "9 to 12 weeks")).toBeChecked()
})

test("with the birth date that she told, help now and the guide open at that age, another age holds for the page alone, and with her consent it is forgotten", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/healthz")
  await told(page, product.url, await daysAgo(page, 40))
  await openSigns(page)
  await expect(age(page, "5 to 8 weeks")).toBeChecked()
  await age(page, "Up to 4 weeks").click()
  await expect(signs(page, "All the other signs: up to 4 weeks")).toContainText("Vomits again and again")
  await openSigns(page)
  await expect(age(page, "5 to 8 weeks")).toBeChecked()

  await page.goto("/guides/baby-signs")
  const headings = page.getByRole("main").getByRole("heading", { level: 2 }).filter({ visible: true })
  await expect(headings.nth(1)).toContainText("1 to 3 months: danger signs")
  await expect(page.locator("#first-month-now")).toBeHidden()
  await page.goto("/guides/baby-signs#first-month-now")
  await expect(page.locator("#first-month-now")).toBeInViewport()

  await page.goto("/profile/settings")
  await page.getByRole("button", { name: "What you agreed to" }).click()
  await page.getByRole("button", { name: "Withdraw: Profile and plan" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw and delete" }).click()
  await expect(page.getByRole("alertdialog")).toHaveCount(0)
  await openSigns(page)
  await expect(question(page).getByRole("radio", { checked: true })).toHaveCount(0)
  await expect(signs(page, /^All the other signs$/)).toHaveCount(1)
})

test("the guide on her body opens at her week, after its signs of danger", async ({ page }) => {
  await page.goto("/guides/body")
  const asked = page.getByRole("radiogroup", { name: "How long ago did you give birth?" })
  await expect(page.locator("#weeks-5-6")).toBeVisible()
  await asked.getByRole("radio", { name: "Weeks 3 and 4" }).click()
  await expect(page.locator("#weeks-5-6")).toBeHidden()
  await page.getByRole("link", { name: "Read: Weeks 3 and 4" }).click()
  await expect(page.locator("#weeks-3-4")).toBeInViewport()
  const ids = await page.locator("main section[id]").evaluateAll((sections) => sections.map(({ id }) => id))
  const first =
    "now-bleeding-infection now-head-heart now-vomiting-urine now-other now-wounds-accidents today today-more today-other weeks-3-4".split(
      " ",
    )
  expect(ids.slice(0, first.length)).toEqual(first)
  await page.getByText("The other weeks").click()
  await expect(page.locator("#weeks-5-6")).toBeVisible()
})

test("an answer moves no number in a guide that was rendered beforehand", async ({ page, openBrowser, product }) => {
  const still = await openBrowser({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await still.goto(`${product.url}/en/guides/baby-signs`)
  const number = (at: Page) => at.locator("main a[href^='tel:']").first()
  await expect(still.getByRole("radio", { checked: true })).toHaveCount(0)
  await page.addInitScript(() => localStorage.setItem("florescer:baby-age", new Date().toLocaleDateString("sv")))
  await page.goto("/en/guides/baby-signs")
  await expect(age(page, "Up to 4 weeks")).toBeChecked()
  const places = await Promise.all(
    [still, page].map(async (at) => (await at.locator("#any-age-breathing").boundingBox())?.y),
  )
  expect(places[1]).toBe(places[0])
  await expect(number(page)).toBeVisible()
})

test("older than a year no age is asked or used, and a birth date to come counts as none", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/healthz")
  await told(page, product.url, await daysAgo(page, 366))
  await openSigns(page)
  await expect(question(page)).toHaveCount(0)
  await expect(signs(page, /^All the other signs$/)).toHaveCount(1)
  await told(page, product.url, await daysAgo(page, -1))
  await openSigns(page)
  await expect(question(page).getByRole("radio", { checked: true })).toHaveCount(0)
  await expect(signs(page, /^All the other signs$/)).toHaveCount(1)
})

test("who wishes to read nothing about the baby is asked for no age, and none is used", async ({ page, product }) => {
  await openAt(page, product.url, "/healthz")
  await told(page, product.url, await daysAgo(page, 16))
  await goWithin(page, "/guides/body")
  await expect(page.getByRole("link", { name: "Read: Weeks 3 and 4" })).toBeVisible()
  await goWithin(page, "/guides/loss")
  await page.getByRole("switch", { name: "Hide what is about the baby" }).click()
  for (const path of ["/guides/body", "/guides/baby-signs"]) {
    await page.goto(path)
    await expect(page.getByRole("radiogroup")).toHaveCount(0)
  }
  await openSigns(page)
  await expect(question(page)).toHaveCount(0)
})

test("her answer goes with the quick exit and when she signs out", async ({ page, product }) => {
  const kept = () => page.evaluate(() => localStorage.getItem("florescer:baby-age"))
  await openSigns(page)
  await age(page, "5 to 8 weeks").click()
  expect(await kept()).not.toBeNull()
  await page.getByRole("link", { name: help.leave }).click()
  await expect(page).toHaveURL("/soup")
  expect(await kept()).toBeNull()

  await openAt(page, product.url, "/healthz")
  await openSigns(page)
  await age(page, "5 to 8 weeks").click()
  await page.goto("/dashboard")
  await page.getByRole("button", { name: navigation.openMenu }).click()
  await page.getByRole("button", { name: navigation.logout, exact: true }).click()
  await page.waitForURL("**/login")
  await expect.poll(kept).toBeNull()
})

test("while discreet mode hides the app, help now shows no age of hers", async ({ page, product }) => {
  await openAt(page, product.url, "/healthz")
  await told(page, product.url, await daysAgo(page, 40))
  await switchOnDiscreet(page)
  await hide(page)
  await openSigns(page)
  await expect(question(page)).toHaveCount(0)
  await expect(signs(page, /^All the other signs$/)).toHaveCount(1)
})

test("a birth date to come, or of years ago, is refused in a sentence beside its field", async ({ page, product }) => {
  await openAt(page, product.url, "/profile/food")
  const field = page.getByLabel(food.birthDate)
  for (const [days, sentence] of [
    [-1, errors.in_future],
    [3 * 366, errors.long_ago],
  ] as const) {
    await field.fill(await daysAgo(page, days))
    await page.getByRole("button", { name: food.save, exact: true }).click()
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence.replaceAll(".", "\\.")))
    await expect(field).toBeFocused()
  }
})
