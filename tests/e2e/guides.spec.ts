import type { Page } from "@playwright/test"
import { guides } from "#content/guides/guides.ts"
import { guideNames, listedGuides } from "#domain/guides/guide.ts"
import { emptyOnboarding } from "#domain/profile/onboarding.ts"
import { expectNothingByAxeInBothThemes } from "./access/axe.ts"
import { openChat, say } from "./chat.ts"
import { chooseBefore } from "./choose-language.ts"
import { goWithin } from "./go-within.ts"
import { openAt } from "./mother.ts"
import { goOffline } from "./second-visit.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { addVoice, endLine, isBeingSaid, listenToVoices, said } from "./voices.ts"
import { noAnswer } from "./watch.ts"

test("the guides are found from the landing page, all but the one for a loss", async ({ page }) => {
  await page.goto("/")
  await page.getByRole("contentinfo").getByRole("link", { name: "Guides for the time after birth" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guides")
  const links = page.getByRole("main").getByRole("link")
  await expect(links).toHaveCount(listedGuides.length)
  await links.first().click()
  await expect(page).toHaveURL("/guides/baby-signs")
})

test("each guide says first what is urgent and whom to call, if it names signs, in both themes", async ({ page }) => {
  await page.goto("/guides")
  for (const name of guideNames) {
    await goWithin(page, `/guides/${name}`)
    if (guides[name].signsOf.length > 0) {
      const urgent = page.locator("section", { hasText: "Call now" }).first()
      await expect(urgent.getByRole("link", { name: /192/ }).first(), name).toBeVisible()
      if (name !== "baby-signs" && name !== "baby-sleep")
        await urgent.locator("summary", { hasText: /^More signs/ }).click()
      await expect(urgent.getByRole("combobox"), name).toHaveValue("BR")
    }
    await expect(page.getByRole("heading", { level: 1 }), name).toHaveCount(1)
    await unfoldAll(page)
    await expectNothingByAxeInBothThemes(page, name)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name).toBe(true)
  }
})

function unfoldAll(page: Page) {
  return page.locator("details").evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true
  })
}

test("a guide tells its sources and when they were read", async ({ page }) => {
  await page.goto("/pt/guides/baby-signs")
  const source = page.getByText("NICE NG143")
  await expect(page.getByText("26 de novembro de 2026")).toBeVisible()
  await expect(source).toBeHidden()
  await page.emulateMedia({ media: "print" })
  await expect(source).toBeVisible()
  await page.emulateMedia({ media: "screen" })
  await page.getByRole("heading", { name: "Fontes" }).click()
  await expect(source).toBeVisible()
})

testWithWorker(
  "once one guide was read, all of them open without a connection and without an account",
  async ({ page, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    await page.goto("/guides/baby-signs")
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (!navigator.serviceWorker.controller)
        await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }))
    })
    await page.reload()
    // The guides, the signs of both, and the question about the age.
    const kept = () =>
      page.evaluate(async () => {
        const requests = await (await caches.open("florescer-files")).keys()
        return requests.filter(({ url }) =>
          /en-(?:mother|baby|body|loss|eating|breast-and-milk|bottle-and-pump|mood-and-sleep|visits-and-rights)-/.test(
            url,
          ),
        ).length
      })
    await expect.poll(kept).toBe(guideNames.length + 3)
    await goOffline(page)
    for (const [place, name] of guideNames.entries()) {
      if (place % 4 === 0) await page.goto(`/guides/${name}`)
      else await goWithin(page, `/guides/${name}`)
      await expect(page.getByRole("heading", { level: 2 }).first(), name).toBeVisible()
      if (guides[name].signsOf.length > 0) await expect(page.getByRole("link", { name: "192" }).first()).toBeVisible()
    }
  },
)

test("a guide begins with three signs and one number, and what it is about follows; every other sign is one tap away", async ({
  page,
}) => {
  for (const [name, about] of [
    ["breast-and-milk", "engorgement"],
    ["mood-and-sleep", "first-two-weeks"],
    ["body", "blood-pressure"],
  ] as const) {
    await page.goto(`/guides/${name}`)
    const alarms = guides[name].sections.filter(({ level }) => level === "now" || level === "today")
    const [first = "", second = ""] = alarms.map(({ id }) => `section#${id}`)
    const signs = page
      .locator(first)
      .getByRole("listitem")
      .filter({ visible: true, hasNot: page.locator("a") })
    await expect(signs, name).toHaveCount(3)
    await expect(page.locator(first).getByRole("link", { name: /192/ }), name).toBeVisible()
    await expect(page.locator(second), name).toBeHidden()
    const top = await page.locator(`section#${about}`).evaluate((part) => part.getBoundingClientRect().top + scrollY)
    expect(top, name).toBeLessThan(2 * 844)
    await page.getByText("The other warning signs").click()
    for (const { id } of alarms) await expect(page.locator(`section#${id}`), name).toBeVisible()
  }
  await page.goto("/guides/breast-and-milk#baby-today")
  await expect(page.locator("section#baby-today")).toBeInViewport()
})

test("who breastfeeds finds what is about formula folded, who does not finds the milk folded, and an address opens it", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/healthz")
  for (const [breastfeeding, hers, other, label] of [
    ["yes", "storing", "formula", "If your baby has formula"],
    ["no", "formula", "storing", "If you breastfeed or pump"],
  ] as const) {
    await didElsewhere(page, product.url, [["onboardingAnswered", { answers: { ...emptyOnboarding, breastfeeding } }]])
    await page.goto("/dashboard")
    await page.waitForFunction(
      (told) => Object.values({ ...localStorage }).some((text) => text.includes(told)),
      `"breastfeeding":"${breastfeeding}"`,
    )
    await page.goto("/guides/breast-and-milk")
    await expect(page.locator(`section#${other}`)).toBeHidden()
    await expect(page.locator(`section#${hers}`)).toBeVisible()
    await page.getByText(label).click()
    await expect(page.locator(`section#${other}`)).toBeVisible()
    await page.goto(`/guides/bottle-and-pump#${breastfeeding === "yes" ? "making" : "storing"}`)
    await expect(page.locator(breastfeeding === "yes" ? "section#making" : "section#storing")).toBeInViewport()
  }
})

test("a guide is no longer than seven screens, the one on urgent signs eight: what it is about is chosen by its headings, an address opens one, and in print all are there", async ({
  page,
}) => {
  const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  for (const name of guideNames) {
    await page.goto(`/guides/${name}`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await screens(), name).toBeLessThan(name === "baby-signs" ? 8 : 7)
  }
  const text = page.locator("section#medicines p").first()
  await page.goto("/guides/breast-and-milk")
  await expect(text).toBeHidden()
  await page.getByRole("heading", { name: "Medicines" }).click()
  await expect(text).toBeVisible()
  await page.goto("/guides/breast-and-milk#coffee")
  await expect(page.locator("section#coffee p").first()).toBeInViewport()
  await page.goto("/guides/baby-signs#choking")
  await expect(page.locator("section#choking li").first()).toBeInViewport()
  await page.goto("/guides/breast-and-milk")
  await expect(text).toBeHidden()
  await page.emulateMedia({ media: "print" })
  await expect(text).toBeVisible()
})

test("what a mother has unfolded stays so when her own frame comes around the guide", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/healthz")
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => {
    letIn = resolve
  })
  // Until the server has said who she is, the guide has the visitors' header.
  await page.route("**/api/auth/get-session", async (route) => {
    await isLetIn
    await route.continue()
  })
  await page.goto("/guides/breast-and-milk")
  await page.getByText("The other warning signs").click()
  await expect(page.locator("section#baby-today")).toBeVisible()
  const bar = page.getByRole("navigation", { name: "Main places" })
  await expect(bar).toHaveCount(0)
  letIn()
  await expect(bar).toBeVisible()
  await expect(page.locator("section#baby-today")).toBeVisible()
  await expect(page.locator("section#call-now details[open]")).toHaveCount(0)
})

test("a guide prints its text, by day, and nothing else", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  await page.goto("/guides/body")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("combobox")).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light")
})

test("an answer of the chat leads to its guide, and the card of a loss to the one for it", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await say(page, "Como ter mais leite?")
  await page.getByRole("link", { name: "Guide: Your breasts and your milk" }).click()
  await expect(page).toHaveURL("/guides/breast-and-milk")
  await page.goBack()
  await say(page, "posso dormir com o bebê na cama?")
  await page.getByRole("link", { name: "Guide: The baby’s sleep" }).click()
  await expect(page).toHaveURL("/guides/baby-sleep#in-your-bed")
  await expect(page.locator("#in-your-bed")).toBeInViewport()
  await page.goBack()
  await say(page, "como o bebê deve dormir")
  await page.getByRole("link", { name: "Sono seguro do bebê" }).click()
  await expect(page).toHaveURL("/guides/mood-and-sleep#safe-sleep")
  await expect(page.locator("#safe-sleep")).toBeInViewport()
  await page.goBack()
  await say(page, "perdi meu bebê, ele morreu na barriga")
  await page.getByRole("link", { name: "Guide: When your baby died, or is in hospital" }).click()
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("We are so sorry")
})

test("a guide that there is not is the page of what was not found", async ({ page }) => {
  await page.goto("/guides/nothing")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found")
})

test("a guide, an answer and what to do in an emergency are read by a voice of the phone, with a pause, until she leaves", async ({
  page,
  product,
}) => {
  await listenToVoices(page)
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/guides/breast-and-milk")
  const listen = page.getByRole("button", { name: "Listen" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(listen).toHaveCount(0)
  await addVoice(page, "en-GB")
  await listen.click()
  await expect.poll(async () => (await said(page)).length).toBe(1)
  expect(await said(page)).toEqual(["Call now"])
  await endLine(page)
  await expect.poll(async () => (await said(page)).length).toBe(2)
  const heading = page.getByRole("main").locator("section h2").first()
  await expect(heading).toContainText((await said(page))[1] ?? "nothing")
  await page.getByRole("button", { name: "Pause" }).click()
  expect(await isBeingSaid(page)).toBe(false)
  await page.getByRole("button", { name: "Go on" }).click()
  await expect.poll(async () => (await said(page)).length).toBe(3)
  const [, second, third] = await said(page)
  expect(third).toBe(second)
  expect(await isBeingSaid(page)).toBe(true)
  await goWithin(page, "/help-now")
  expect(await isBeingSaid(page)).toBe(false)

  await page.getByRole("button", { name: "Signs of danger in my body" }).click()
  await listen.first().click()
  await expect.poll(async () => (await said(page)).at(-1)).toBe("What to do")
  await expectNothingByAxeInBothThemes(page, "help now, read aloud")

  await goWithin(page, "/chat")
  await say(page, "Can I drink coffee while breastfeeding?")
  await listen.first().click()
  await expect(page.locator("[data-from=ai] p[dir=auto]").first()).toContainText((await said(page)).at(-1) ?? "nothing")
})
