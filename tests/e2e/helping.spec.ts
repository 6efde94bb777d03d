import type { Page } from "@playwright/test"
import { helperLink } from "../api/helper-link.ts"
import { chooseBefore } from "./choose-language.ts"
import { goWithin } from "./go-within.ts"
import { askForHelp, makeLink, parts } from "./make-link.ts"
import { expectToast, openAt, openDashboard } from "./mother.ts"
import { readJson, signInAgain } from "./profile.ts"
import { goOffline } from "./second-visit.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

async function tellNoMilk(page: Page) {
  await page.goto("/profile/food")
  await page.getByRole("main").getByRole("textbox").first().fill("milk, because of coeliac disease")
  await page.getByRole("main").locator("[type=submit]").click()
}

/** How often a helper's page asks for changes. */
const lookEveryMs = 10_000
/** And one whose link opens nothing yet. */
const lookAgainMs = 30_000

const stored = (page: Page) => readJson(page, "/api/account/export")

const helpOn = (page: Page) => page.getByRole("region", { name: "Someone is helping" })
/** The petals of her flower that have the colour of those who help. */
const petalOfOthers = (page: Page) => page.getByRole("region", { name: "Day 1 of 7" }).locator("svg .fill-diary")

const tickOf = (page: Page, food: string) => page.getByRole("checkbox", { name: food })
const tick = (page: Page, food: string) => page.locator("label").getByText(food, { exact: true }).click()

test("someone with a link sees what she chose, in the language that she chose, and no reason", async ({
  page,
  product,
  openBrowser,
}) => {
  await chooseBefore(page, product.url, "en")
  await openDashboard(page, product.url)
  await tellNoMilk(page)
  const all = ["meals", "preparations", "list", "tonight"] as const
  const address = await makeLink(page, { show: [...all], name: "Abuela", language: "es" })
  expect(address).toMatch(/\/es\/helping#[\w-]{22}$/)
  const helper = await openBrowser()
  const sent: string[] = []
  helper.on("request", (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`))
  const answer = await helper.goto(address)
  await expect(helper.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(helper.locator("html")).toHaveAttribute("lang", "es")
  const main = helper.getByRole("main")
  await expect(main.getByRole("note")).toContainText("sin leche")
  await expect(main.getByRole("article")).toHaveCount(3)
  await main.getByRole("article").nth(1).getByRole("button", { name: "Receta" }).click()
  await expect(main.getByRole("heading", { name: "Ingredientes" })).toBeVisible()
  await expect(main.getByRole("heading", { name: "Preparación" })).toBeVisible()
  await expect(main.getByRole("heading", { name: "Esta noche podrías" })).toBeVisible()
  await expect(main.getByRole("checkbox").first()).toBeAttached()
  await expect(main).not.toContainText(/\bAna\b|Abuela|kcal|coeliac|celia|IMC/)
  expect(await answer?.headerValue("referrer-policy")).toBe("no-referrer")
  expect(await answer?.headerValue("x-robots-tag")).toBe("noindex")
  expect(await helper.locator("meta[name=robots]").getAttribute("content")).toBe("noindex")
  // The secret goes to our own API only, in a header that no log has.
  const secret = address.split("#")[1] ?? ""
  expect(sent.filter((each) => each.split(" ")[0]?.includes(secret))).toEqual([])
  expect(await helper.evaluate(() => JSON.stringify(localStorage))).not.toContain(secret)
})

test("what a helper ticks or takes on is on both her phones within seconds, under the link's name, and ends with the link but for its petal", async ({
  page,
  product,
  openBrowser,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/)
  allowConsoleError(noAnswer)
  const mother = await openAt(page, product.url, "/healthz")
  const second = helperLink({ name: "Bia", shows: ["list", "tonight"] })
  await didElsewhere(page, product.url, [
    ["dishCooked", { journeyId: "first", key: "ahead-rice", servings: 3 }],
    ["helperLinkMade", second.link],
  ])
  const address = await makeLink(page, { show: ["preparations", "list", "tonight"], name: "Vó Lúcia" })
  await goWithin(page, "/my-plan/shopping-list")
  const [helper, secondHelper, otherPhone] = [await openBrowser(), await openBrowser(), await openBrowser()]
  await helper.clock.install()
  // Some programs through which links are opened write the "#" otherwise; the server knows no such page.
  await helper.goto(address.replace("#", "%23"))
  await tick(helper, "Broccoli")
  await expect(tickOf(page, "Broccoli")).toBeChecked()
  await tick(page, "Carrot")
  await expect.poll(async () => JSON.stringify(await stored(page))).toContain('"carrot":true')
  await helper.clock.fastForward(lookEveryMs)
  await expect(tickOf(helper, "Carrot")).toBeChecked()

  await expect(helper.getByRole("region", { name: "How things stand" })).toContainText("Cooked ahead: white rice")
  await signInAgain(otherPhone, product.url, mother)
  await otherPhone.goto(`${product.url}/dashboard`)
  await goWithin(page, "/dashboard")
  const phones = [page, otherPhone]
  for (const phone of phones) await expect(petalOfOthers(phone)).toHaveCount(0)
  await secondHelper.goto(`${product.url}/en/helping#${second.secret}`)
  const offered = secondHelper.getByRole("button", { name: /^I’ll do it: Buy/ })
  await expect(offered).toBeVisible()
  await helper.getByRole("button", { name: /^I’ll do it: Buy/ }).click()
  for (const phone of phones) await expect(helpOn(phone)).toContainText("Will do the shopping · Vó Lúcia")
  // Her page still offers it: whoever comes second gets something else to take on.
  await offered.click()
  await expect(offered).toHaveCount(0)
  await expect(secondHelper.getByRole("button", { name: /^I’ll do it/ }).first()).toBeVisible()
  await expect(secondHelper.getByRole("button", { name: /^Done/ })).toHaveCount(0)

  await otherPhone.context().setOffline(true)
  await helper.getByRole("button", { name: /^Done: Buy/ }).click()
  await expect(helper.getByText("Done. Thank you!")).toBeVisible()
  await expect(helpOn(page)).toContainText("Shopping done · Vó Lúcia")
  await expect(helpOn(otherPhone)).toContainText("Will do the shopping · Vó Lúcia")
  await otherPhone.context().setOffline(false)
  await expect(helpOn(otherPhone)).toContainText("Shopping done · Vó Lúcia")
  for (const phone of phones) {
    await expect(helpOn(phone).getByRole("listitem")).toHaveCount(1)
    await expect(helpOn(phone)).toContainText("The petal of today has the colour of those who help.")
    await expect(petalOfOthers(phone)).toHaveCount(1)
  }

  await goWithin(page, askForHelp)
  await page.getByRole("button", { name: "Take back: Vó Lúcia" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Take back" }).click()
  await expectToast(page, "Link taken back")
  await expect(page.getByText("Vó Lúcia")).toHaveCount(0)
  await expect(page.getByLabel("The link", { exact: true })).toHaveCount(0)
  await expect
    .poll(async () => (await stored(page)).helperLinks)
    .toContainEqual(expect.objectContaining({ name: "Vó Lúcia", endedAt: expect.any(String) }))
  await goWithin(page, "/dashboard")
  for (const phone of phones) {
    await expect(helpOn(phone)).toHaveCount(0)
    await expect(petalOfOthers(phone)).toHaveCount(1)
    await expect(phone.getByRole("main")).not.toContainText("Vó Lúcia")
  }
  await helper.clock.fastForward(lookEveryMs)
  await expect(helper.getByText("This link opens nothing")).toBeVisible()
  await helper.reload()
  await expect(helper.getByText("This link opens nothing")).toBeVisible()
  const kept = await helper.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("helper-")))
  expect(kept).toEqual([])
})

testWithWorker(
  "ticks made without a connection by her and two helpers add up, and nothing is lost by a reload",
  async ({ page, product, openBrowser, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    await openAt(page, product.url, askForHelp)
    const [one, other] = [await openBrowser(), await openBrowser()]
    for (const each of [page, one, other]) await each.clock.install()
    await one.goto(await makeLink(page))
    await page.reload()
    await other.goto(await makeLink(page))
    await page.goto("/my-plan/shopping-list")
    for (const each of [page, one, other]) await expect(tickOf(each, "Broccoli")).toBeAttached()
    await one.evaluate(() => navigator.serviceWorker.ready)
    await product.stop()
    await tick(one, "Broccoli")
    await tick(other, "Carrot")
    await tick(page, "Egg")
    await expect(one.getByText(/stored on this phone/)).toBeVisible()
    await product.start()
    await expect(async () => {
      for (const each of [page, one, other]) await each.clock.fastForward(lookEveryMs)
      for (const food of ["Broccoli", "Carrot", "Egg"]) {
        for (const each of [page, one, other]) await expect(tickOf(each, food)).toBeChecked({ timeout: 1000 })
      }
    }).toPass()
    await one.reload()
    await expect(tickOf(one, "Broccoli")).toBeChecked()
  },
)

testWithWorker(
  "from the second visit on the page opens without a connection, with the recipes",
  async ({ page, product, openBrowser, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    await openAt(page, product.url, askForHelp)
    const address = await makeLink(page, { show: ["meals", "list"] })
    const helper = await openBrowser()
    await helper.goto(address)
    await expect(helper.getByRole("article")).toHaveCount(3)
    await helper.evaluate(() => navigator.serviceWorker.ready)
    await helper.reload()
    await expect(helper.getByRole("article")).toHaveCount(3)
    await helper.waitForLoadState("networkidle")
    await goOffline(helper)
    await helper.reload()
    await expect(helper.getByText("No connection. This is what the page showed last.")).toBeVisible()
    await helper.getByRole("article").nth(1).getByRole("button", { name: "Recipe" }).click()
    await expect(helper.getByRole("heading", { name: "Steps" })).toBeVisible()
    await tick(helper, "Broccoli")
    await helper.reload()
    await expect(tickOf(helper, "Broccoli")).toBeChecked()
  },
)

test("a link that has ended, is wrong or incomplete says so kindly, and how to go on", async ({
  page,
  product,
  openBrowser,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 4(04|10)/)
  await openAt(page, product.url, askForHelp)
  const address = await makeLink(page, { days: "1 day" })
  const helper = await openBrowser()
  await helper.goto(address)
  await expect(helper.getByRole("checkbox").first()).toBeAttached()
  await helper.route("**/api/helping", (route) => route.fulfill({ status: 410, json: { code: "HELPER_LINK_ENDED" } }))
  await helper.reload()
  await expect(helper.getByRole("heading", { level: 1 })).toHaveText("This link has ended")
  await helper.unrouteAll()
  for (const [hash, heading] of [
    [`#${"A".repeat(22)}`, "This link opens nothing"],
    ["#tooshort", "The link is not complete"],
    ["", "The link is not complete"],
  ] as const) {
    const stranger = await openBrowser()
    await stranger.goto(`${product.url}/en/helping${hash}`)
    await expect(stranger.getByRole("heading", { level: 1 }), hash).toHaveText(heading)
  }
})

testWithWorker(
  "made without a connection, a link works once there is one, where it was opened before too",
  async ({ page, product, openBrowser, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    allowConsoleError(/status of 404/)
    await openAt(page, product.url, "/my-plan/ask-for-help?show=list")
    await expect(page.getByRole("button", { name: parts.list })).toHaveAttribute("aria-pressed", "true")
    await goOffline(page)
    await page.getByRole("button", { name: "Make the link" }).click()
    await expect(page.getByText("It starts working as soon as").first()).toBeVisible()
    const address = await page.getByLabel("The link", { exact: true }).inputValue()
    const helper = await openBrowser()
    await helper.clock.install()
    await helper.goto(address)
    await expect(helper.getByText("this page opens by itself")).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText("It starts working as soon as")).toHaveCount(0, { timeout: 45_000 })
    await helper.clock.fastForward(lookAgainMs)
    await expect(helper.getByRole("checkbox").first()).toBeAttached()
  },
)

test("a link is sent by the share sheet, copied, or shown as a code, and shown again later", async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.addInitScript(() => {
    const share = async (data: unknown) => void Object.assign(window, { shared: data })
    Object.defineProperty(navigator, "share", { value: share })
  })
  await openAt(page, product.url, askForHelp)
  const address = await makeLink(page, { name: "Bia" })
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: { text: string } }).shared.text))
    .toBe(`A few things that would help me: ${address}`)
  await page.getByRole("button", { name: "Copy", exact: true }).click()
  await expectToast(page, "Link copied")
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.getByRole("button", { name: "Show a QR code" }).click()
  const code = page.getByRole("img", { name: /QR code/ })
  await expect(code).toBeVisible()
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20)
  await page.reload()
  await expect(page.getByLabel("The link", { exact: true })).toHaveCount(0)
  await page.getByRole("button", { name: "Show the link" }).click()
  await expect(page.getByLabel("The link", { exact: true })).toHaveValue(address)
})

test("help can be asked for once on the list and on today, and not with nothing to show", async ({ page, product }) => {
  await openDashboard(page, product.url)
  for (const [path, count, part] of [
    ["/my-plan/shopping-list", 1, "list"],
    ["/my-plan/day/1", 1, "meals"],
    ["/my-plan/day/2", 0, ""],
  ] as const) {
    await page.goto(path)
    await page.getByRole("heading", { level: 1 }).waitFor()
    const links = page.getByRole("link", { name: "Ask for help" })
    await expect(links, path).toHaveCount(count)
    if (count > 0) await expect(links.first()).toHaveAttribute("href", `/my-plan/ask-for-help?show=${part}`)
  }
  await page.goto("/my-plan/ask-for-help?show=nonsense")
  await page.getByRole("button", { name: "Make the link" }).click()
  await expect(page.getByRole("alert")).toHaveText("Choose at least one.")
  await expect(page.getByLabel("The link", { exact: true })).toHaveCount(0)
})
