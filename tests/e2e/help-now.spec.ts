import type { Page } from "@playwright/test"
import words from "#content/locales/pt/care.json" with { type: "json" }
import help from "#content/locales/pt/help-now.json" with { type: "json" }
import { plainText } from "#domain/marked-text.ts"
import { some } from "../amount.ts"
import { expectNothingByAxeInBothThemes } from "./access/axe.ts"
import { expectNotTooWide } from "./access/narrow.ts"
import { field, openChat, say } from "./chat.ts"
import { goWithin } from "./go-within.ts"
import { openDashboard } from "./mother.ts"
import { goOffline } from "./second-visit.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

async function openHelp(page: Page, kind: "mother-emergency" | "self-harm" | "violence" = "mother-emergency") {
  await page.goto("/help-now")
  await page.getByRole("button", { name: words[`${kind}-name`] }).click()
}

const bar = (page: Page) => page.getByRole("navigation", { name: words.callNow })

for (const [timezoneId, emergency] of some(
  [
    ["America/Sao_Paulo", "192"],
    ["Europe/Lisbon", "112"],
    ["America/Mexico_City", "911"],
    ["America/Bogota", "123"],
    ["Australia/Sydney", "000"],
    ["Africa/Maputo", "117"],
  ] as const,
  0,
  5,
)) {
  test.describe(`on a phone in ${timezoneId}`, () => {
    test.use({ timezoneId, locale: "pt" })
    test("help now names the emergency number of that country", async ({ page }) => {
      await openHelp(page)
      await expect(page.locator(`a[href="tel:${emergency}"]`).first()).toBeVisible()
      await expect(page.getByText(words.noAnswer.split("?")[0] ?? "").first()).toBeVisible()
    })
  })
}

for (const [timezoneId, takesMessages] of [
  ["America/Sao_Paulo", true],
  ["America/Mexico_City", false],
] as const) {
  test.describe(`on a phone in ${timezoneId}, whose lines ${takesMessages ? "take" : "take no"} messages`, () => {
    test.use({ timezoneId, locale: "pt" })
    test("she is told that she can write only where a line for her reads it", async ({ page }) => {
      await openHelp(page, "violence")
      await expect(page.getByText(plainText(words["violence-say"])).first()).toBeVisible()
      await expect(page.getByText(words["violence-write"])).toHaveCount(takesMessages ? 1 : 0)
    })
  })
}

test("the plain page is no wider than a phone where the browser prefers neither Portuguese nor Spanish", async ({
  page,
}) => {
  await page.goto("/help-now/plain")
  await expectNotTooWide(page, "/help-now/plain")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, locale: "pt-BR" })

  test("help now leads to a page whose cards are all there to be read", async ({ page }) => {
    await page.goto("/help-now")
    await page.getByRole("link", { name: "Preciso de ajuda agora" }).click()
    await expect(page).toHaveURL("/pt/help-now/plain")
    for (const kind of ["choking", "violence", "harm-to-baby"] as const) {
      const [first = ""] = plainText(words[`${kind}-first`]).split("\n")
      await expect(page.getByText(first).first()).toBeVisible()
    }
    await expect(page.locator("a[href='tel:112']").first()).toBeVisible()
  })
})

test.use({ locale: "pt-BR" })

test.describe("on a phone whose country nothing tells", () => {
  test.use({ timezoneId: "Asia/Tokyo", locale: "pt" })
  test("help now names 112 and lets her choose her country, and her choice stays", async ({ page }) => {
    await openHelp(page)
    await expect(page.getByText(words.unknownCountry).first()).toBeVisible()
    const panel = page.getByRole("tabpanel")
    await expect(panel.locator('a[href="tel:112"]').filter({ visible: true })).toHaveCount(1)
    await expect(bar(page).getByRole("link")).toHaveAttribute("href", "tel:112")
    await expect(page.getByText(words.noAnswerAgain)).toHaveCount(0)
    await page.getByLabel(words.country).first().selectOption("CL")
    await expect(page.locator('a[href="tel:131"]').first()).toBeVisible()
    await page.reload()
    await openHelp(page, "self-harm")
    await expect(page.locator('a[href="tel:*4141"]').first()).toBeVisible()
    await expect(page.getByRole("link", { name: words.fromMobile })).toHaveAttribute("href", "tel:*4141")
  })
})

testWithWorker(
  "without a connection and without an account help now opens, by its address too",
  async ({ page, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    await page.goto("/login")
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await expect.poll(() => keptFiles(page)).toContain("help-now")
    await goOffline(page)
    await openHelp(page)
    await expect(page.locator('a[href="tel:192"]').first()).toBeVisible()
    await page.getByRole("tab", { name: help.forBaby }).click()
    await expect(page.getByRole("button", { name: words["choking-name"] })).toBeVisible()
    await expect(page.getByRole("link", { name: help.safeSleep })).toHaveAttribute(
      "href",
      "/guides/mood-and-sleep#safe-sleep",
    )
    await page.getByRole("link", { name: help.leave }).click()
    await expect(page).toHaveURL("/soup")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(help.soupTitle)
  },
)

test("the quick exit takes the page's place in the history, and says that earlier pages stay in it", async ({
  page,
}) => {
  await page.goto("/login")
  await page.goto("/help-now")
  await expect(page.getByText(help.leaveNote)).toBeVisible()
  await page.getByRole("link", { name: help.leave }).click()
  await expect(page).toHaveURL("/soup")
  await expect(page).toHaveTitle(help.soupTitle)
  await expect(page.getByText(/Florescer/)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL("/login")
})

test("beside the first number stands whom to call when it does not answer, and under them where they were read", async ({
  page,
}) => {
  await openHelp(page, "self-harm")
  const first = page
    .getByRole("tabpanel")
    .getByRole("listitem")
    .filter({ has: page.locator('a[href="tel:188"]') })
  await expect(first.getByRole("link", { name: words.noAnswer })).toHaveAttribute("href", "tel:192")
  await expect(first.getByRole("link", { name: "cvv.org.br" })).toHaveAttribute("href", "https://www.cvv.org.br/")
  await page.getByText(words.sourcesLabel).filter({ visible: true }).click()
  await expect(page.getByText(words.sourcesOthers).filter({ visible: true })).toHaveCount(1)
})

for (const [size, viewport] of Object.entries({
  "a phone": { width: 390, height: 844 },
  "a phone at 200 %": { width: 195, height: 422 },
})) {
  test(`on ${size} the number to call is on the first screen, that of the open card first, and nothing lies under it for good`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto("/help-now")
    const links = bar(page).getByRole("link")
    await expect(links).toHaveCount(1)
    await expect(links).toHaveAttribute("href", "tel:192")
    await expect(links).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole("link", { name: help.leave })).toBeInViewport({ ratio: 1 })
    await page.getByRole("button", { name: words["self-harm-name"] }).click()
    await expect(links).toHaveCount(2)
    await expect(links.first()).toHaveAttribute("href", "tel:188")
    await expect(links.last()).toHaveAttribute("href", "tel:192")
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
    if (viewport.width === 390) expect((await bar(page).boundingBox())?.height).toBeLessThan(90)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const end = (await page.getByText(help.offline).boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY }
    const top = (await bar(page).boundingBox())?.y ?? 0
    expect(end.y + end.height).toBeLessThanOrEqual(top)
    await page.getByRole("button", { name: words["eating-disorder-name"] }).focus()
    const focused = await page.getByRole("button", { name: words["eating-disorder-name"] }).boundingBox()
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(top)
    await page.getByRole("tab", { name: help.forBaby }).click()
    await expect(links).toHaveAttribute("href", "tel:192")
  })
}

test.describe("on the phone of someone who reads English", () => {
  test.use({ locale: "en-GB" })
  test("the header of help now is one row, as what is in it is in her language already", async ({ page }) => {
    await page.goto("/help-now")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect((await page.getByRole("banner").first().boundingBox())?.height).toBeLessThan(80)
  })
})

for (const [time, first] of [
  ["03:00", "192"],
  ["10:00", "136"],
] as const) {
  test(`at ${time} the number at the foot is that of a line that is open, and a closed one says so after the others`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(`2026-11-23T${time}:00-03:00`))
    await page.goto("/help-now")
    await page.getByRole("button", { name: words["same-day-mother-name"] }).click()
    const links = bar(page).getByRole("link")
    await expect(links.first()).toHaveAttribute("href", `tel:${first}`)
    await expect(links).toHaveCount(first === "136" ? 2 : 1)
    const isClosed = first !== "136"
    const panel = page.getByRole("region", { name: words["same-day-mother-name"] })
    const numbers = panel.locator("ul > li a[href^='tel:'] strong.text-lg")
    await expect(isClosed ? numbers.last() : numbers.first()).toHaveText("136")
    await expect(panel.getByText(words.closedNow)).toHaveCount(isClosed ? 1 : 0)
  })
}

test("a tap on choking puts its heading at the top, with the first steps below the first number and the other numbers after them", async ({
  page,
}) => {
  await page.goto("/help-now")
  await page.getByRole("tab", { name: help.forBaby }).click()
  const heading = page.getByRole("button", { name: words["choking-name"] })
  await heading.click()
  const panel = page.getByRole("region", { name: words["choking-name"] })
  const steps = panel.getByRole("listitem").filter({ hasText: /^(?:Tosse|Sem som|Não saiu)/ })
  await expect(steps).toHaveCount(3)
  for (const step of await steps.all()) await expect(step).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(48)
  const topOf = async (text: string) => (await panel.getByText(text).first().boundingBox())?.y ?? 0
  const [first, what, second, speaker] = [
    await topOf("192"),
    await topOf(words.firstLabel),
    await topOf("Bombeiros"),
    await topOf(words.speaker),
  ]
  expect(first).toBeLessThan(what)
  expect(what).toBeLessThan(second)
  expect(second).toBeLessThan(speaker)
})

test("help now is one touch away on public pages and on every signed-in screen", async ({ page, product }) => {
  const link = page.getByRole("banner").locator("a[href='/help-now']").filter({ visible: true })
  const expectOn = async (path: string) => {
    await goWithin(page, path)
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible()
    await expect(link, path).toBeVisible()
  }
  await page.goto("/")
  for (const path of ["/", "/login", "/signup", "/terms", "/nowhere"]) await expectOn(path)
  await openDashboard(page, product.url)
  for (const path of ["/dashboard", "/chat", "/my-plan", "/my-plan/day/1", "/profile", "/help", "/onboarding"])
    await expectOn(path)
  await link.click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(help.heading)
})

test("with the keyboard open, at 200 % too, help now is on the first screen of the chat, and nothing lies over it", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await say(page, "meu leite é fraco?")
  const link = page.getByRole("banner").locator("a[href='/help-now']").filter({ visible: true })
  for (const viewport of [
    { width: 390, height: 400 },
    { width: 195, height: 200 },
  ]) {
    await goWithin(page, "/chat")
    await page.setViewportSize(viewport)
    await field(page).fill("uma pergunta de mais de uma linha, que escrevo de noite com uma mão só")
    await expect(field(page)).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 1 })
    await link.click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(help.heading)
  }
})

test("help now can be read by everyone, whatever is open, in both themes", async ({ page }) => {
  await page.goto("/help-now")
  for (const tab of [help.forMe, help.forBaby]) {
    await page.getByRole("tab", { name: tab }).click()
    const closed = page.getByRole("tabpanel").locator("h3 > button[aria-expanded=false]")
    while ((await closed.count()) > 0) await closed.first().click()
    await expectNothingByAxeInBothThemes(page, tab)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

function keptFiles(page: Page) {
  return page.evaluate(async () => {
    const cache = await caches.open("florescer-files")
    return (await cache.keys()).map(({ url }) => url).join()
  })
}
