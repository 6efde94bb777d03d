import { setTimeout } from "node:timers/promises"
import type { Page } from "@playwright/test"
import { answerTo, field, openChat, say } from "./chat.ts"
import { goWithin } from "./go-within.ts"
import { fillSignIn, openAt } from "./mother.ts"
import { readJson, signInAgain, storeProfile } from "./profile.ts"
import { goOffline } from "./second-visit.ts"
import { daysAgo, didElsewhere } from "./sync.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

const theSwitch = (page: Page) => page.getByRole("switch", { name: "Hide what is about the baby" })

/** She turns it on where its guide offers it. */
async function turnOn(page: Page) {
  await page.goto("/guides/loss")
  await theSwitch(page).click()
  await expect(theSwitch(page)).toBeChecked()
}

test("after a loss she hides the baby, the plan and weight everywhere, on every device, and brings them back", async ({
  page,
  product,
  openBrowser,
}) => {
  const mother = await openAt(page, product.url, "/healthz")
  await didElsewhere(page, product.url, [["householdChanged", { fields: { birthDate: await daysAgo(page, 9) } }]])
  const shortWord = (of: Page) => of.getByRole("region", { name: "A short word" })
  await page.goto("/dashboard")
  await expect(shortWord(page)).toContainText("On the back, in a cot")
  await turnOn(page)

  const other = await openBrowser()
  await signInAgain(other, product.url, mother)
  for (const device of [page, other]) {
    await device.goto(`${product.url}/dashboard`)
    await expect(device.getByRole("heading", { name: "A quiet space" })).toBeVisible()
    await expect(device.getByRole("checkbox")).toHaveCount(0)
    await expect(device.getByText("Day 1 of 7")).toHaveCount(0)
    await expect(device.getByRole("radiogroup", { name: "Energy" })).toBeVisible()
    await expect(shortWord(device)).toHaveCount(0)
  }

  await page.getByRole("button", { name: "Abrir menu" }).click()
  await expect(
    page.getByRole("navigation", { name: "Lugares principais" }).getByRole("link", { name: "Perfil" }),
  ).toBeVisible()
  await expect(page.getByRole("link", { name: "Meu Plano" })).toHaveCount(0)
  for (const path of ["/my-plan", "/my-plan/day/2", "/my-plan/shopping-list", "/my-plan/recap"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { name: "The plan is hidden" })).toBeVisible()
  }
  await goWithin(page, "/profile")
  await expect(page.getByRole("tab")).toHaveCount(2)
  await goWithin(page, "/profile/notifications")
  await expect(page.getByRole("heading", { name: "No daily reminders" })).toBeVisible()
  await expect(page.getByRole("switch", { name: "Morning reminder" })).toHaveCount(0)
  // Of her own visits she is still reminded, until she no longer wants it.
  const others = page.getByRole("button", { name: "Quiet hours, calendar, mail" })
  await others.waitFor()
  if ((await others.getAttribute("aria-expanded")) === "false") await others.click()
  const byMail = page.getByRole("switch", { name: "One mail each morning" })
  await byMail.click()
  await expect(byMail).toBeChecked()
  await byMail.click()
  await expect(byMail).not.toBeChecked()

  await page.goto("/profile?tab=data")
  await expect(page.getByRole("term").filter({ hasText: /Peso|Amamenta/ })).toHaveCount(0)
  await goWithin(page, "/profile/settings")
  await theSwitch(page).click()
  await expect(theSwitch(page)).not.toBeChecked()
  await goWithin(page, "/profile")
  await expect(page.getByRole("tab")).toHaveCount(3)
  await goWithin(page, "/dashboard")
  await expect(page.getByRole("checkbox").first()).toBeVisible()
  await other.reload()
  await expect(other.getByRole("checkbox").first()).toBeVisible()

  await expect(shortWord(other)).toBeVisible()
  await shortWord(page).getByRole("button", { name: "I’ve read it" }).click()
  for (const device of [page, other]) await expect(shortWord(device)).toHaveCount(0)
})

test("guides and search speak of nothing but her then, and what she opens on purpose still opens", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/guides/mood-and-sleep")
  await expect(page.locator("section#shared-nights")).toBeVisible()
  await turnOn(page)
  await page.goto("/guides")
  const listed = page.getByRole("main").getByRole("link")
  await expect(listed.first()).toHaveAttribute("href", "/guides/loss")
  await expect(page.locator("main a[href='/guides/baby-signs']")).toHaveCount(0)
  await page.getByRole("searchbox").fill("newborn fever")
  await expect(page.locator("main search a").first()).toBeVisible()
  await expect(page.locator("main search a[href*='baby-signs']")).toHaveCount(0)

  await page.goto("/guides/mood-and-sleep")
  await expect(page.locator("section#call-now")).toBeVisible()
  await expect(page.locator("section#shared-nights")).toHaveCount(0)
  await page.goto("/guides/baby-signs")
  const show = page.getByRole("button", { name: "Show the guide" })
  await show.waitFor()
  const sources = page.getByRole("heading", { name: "Sources" })
  await expect(sources).toHaveCount(0)
  await show.click()
  await expect(page.locator("section#choking")).toBeVisible()
  await expect(sources).toBeVisible()
})

test("the chat leaves the baby out, says where help for her stands, and the gentle question asks after her alone", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  const before = await answerTo(page, "como aumentar a produção de leite?")
  expect(before).not.toContain("escondido")
  await turnOn(page)
  await page.goto("/chat")
  await field(page).focus()
  expect(await answerTo(page, "como aumentar a produção de leite?")).toContain("isso está escondido")
  await expect(page.getByRole("log").locator("a[href='/guides/loss']")).toBeVisible()
  await say(page, "não quero morrer, só quero dormir")
  await expect(page.getByText("Before anything else: are you safe?")).toBeVisible()
  await expect(page.getByRole("button", { name: "I am safe" })).toBeVisible()
  // What is urgent comes all the same: there may be a twin, or another child.
  await field(page).fill("meu bebê não respira")
  await field(page).press("Enter")
  await expect(page.getByRole("alert")).toBeVisible()
})

testWithWorker(
  "without a connection it counts at once, and is sent later",
  async ({ page, context, product, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    await openAt(page, product.url, "/profile")
    await page.getByRole("main").getByRole("link", { name: "Ajustes" }).click()
    await theSwitch(page).waitFor()
    await goOffline(page)
    await theSwitch(page).click()
    await page.getByRole("main").getByRole("link", { name: "Perfil" }).click()
    await expect(page.getByRole("tab")).toHaveCount(2)
    await context.setOffline(false)
    await expect.poll(async () => (await readJson(page, "/api/account/export")).silence?.value).toEqual({ isOn: true })
  },
)

test("what is hidden of her profile is kept as it was when she saves the rest", async ({ page, product }) => {
  await openAt(page, product.url, "/healthz")
  await storeProfile(page, product.url, { currentWeightKg: 71.5 })
  await didElsewhere(page, product.url, [["silenceSet", { isOn: true }]])
  await page.goto("/profile?tab=data")
  await page.getByRole("button", { name: "Editar" }).click()
  await expect(page.getByLabel("Peso atual")).toHaveCount(0)
  await page.getByRole("textbox", { name: "Idade" }).fill("33")
  await page.getByRole("button", { name: "Salvar", exact: true }).click()
  await expect
    .poll(async () => (await readJson(page, "/api/profile")).profile)
    .toMatchObject({ age: 33, currentWeightKg: 71.5, isBreastfeeding: true })
})

test("who signs in on another device meets the silence at once", async ({ page, product, openBrowser }) => {
  const mother = await openAt(page, product.url, "/healthz")
  await didElsewhere(page, product.url, [["silenceSet", { isOn: true }]])
  const other = await openBrowser()
  await other.route("**/api/sync*", async (route) => {
    await setTimeout(500)
    await route.continue()
  })
  await other.goto(`${product.url}/login`)
  await fillSignIn(other, mother)
  await other.locator("button[type=submit]").click()
  await other.waitForURL("**/dashboard")
  await other.getByRole("heading", { level: 1 }).waitFor()
  expect(await other.getByRole("checkbox").count()).toBe(0)
  await expect(other.getByRole("heading", { name: "A quiet space" })).toBeVisible()
  await other.unrouteAll({ behavior: "ignoreErrors" })
})

test("a visitor reads the guide without the switch", async ({ page }) => {
  await page.goto("/guides/loss")
  await expect(page.locator("section#quiet")).toBeVisible()
  await expect(page.getByRole("switch")).toHaveCount(0)
})
