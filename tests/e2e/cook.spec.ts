import type { Locator, Page } from "@playwright/test"
import { chooseBefore } from "./choose-language.ts"
import { openAt } from "./mother.ts"
import { goOffline } from "./second-visit.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { addVoice, listenToVoices, said } from "./voices.ts"

const path = "/my-plan/recipe/2/cook"
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true })
const startTimer = (page: Page) =>
  page
    .getByRole("button", { name: /min timer$/ })
    .first()
    .click()
const step = (page: Page, number: number) => page.getByText(`Step ${number} of 5`, { exact: true })
const ended = (page: Page) => page.getByRole("alert").filter({ hasText: "min are up" })

async function bottomOf(locator: Locator) {
  const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {}
  return y + height
}

async function openIn(page: Page, origin: string, path: string) {
  await chooseBefore(page, origin, "en")
  await openAt(page, origin, path)
}

const openRecipe = (page: Page, origin: string, id = 2) => openIn(page, origin, `/my-plan/recipe/${id}`)

/** Counts the notes that are played and the shakes. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard = { notes: 0, shakes: 0 }
    Object.assign(window, { heard })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function count(...when) {
      heard.notes++
      return start.apply(this, when)
    }
    navigator.vibrate = (pattern) => {
      if (pattern !== 0) heard.shakes++
      return true
    }
  })
}

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { notes: number; shakes: number } }).heard)

test("one step a screen, forward by the lower half, the space bar and the arrows, and she goes on where she left off", async ({
  page,
  product,
}) => {
  await openRecipe(page, product.url)
  await page.getByRole("link", { name: "Cooking Mode" }).click()
  await expect(page).toHaveURL(path)
  await expect(step(page, 1)).toBeVisible()
  await expect(page.getByText("First wash your hands")).toBeVisible()
  const amounts = page.getByRole("list", { name: "Amounts for this step" }).getByRole("listitem")
  await expect(amounts).toHaveCount(1)
  await expect(amounts).toContainText("Sweet potato")
  const { height = 0, y = 0 } = (await next(page).boundingBox()) ?? {}
  expect(await bottomOf(page.getByRole("button", { name: "4 min timer" }))).toBeLessThan(y)
  expect(height).toBeGreaterThan(844 / 3)
  expect(y + height).toBeGreaterThan(840)
  await next(page).click()
  await expect(step(page, 2)).toBeVisible()
  await page.getByRole("main").focus()
  await page.keyboard.press("Space")
  await expect(step(page, 3)).toBeVisible()
  await page.keyboard.press("ArrowRight")
  await expect(step(page, 4)).toBeVisible()
  await page.keyboard.press("ArrowLeft")
  await expect(step(page, 3)).toBeVisible()
  await page.reload()
  await expect(step(page, 3)).toBeVisible()
  await page.getByRole("link", { name: "Back to the recipe" }).click()
  await page.getByRole("link", { name: "Cooking Mode" }).click()
  await expect(step(page, 3)).toBeVisible()
  await page.getByRole("button", { name: "Back", exact: true }).click()
  await expect(step(page, 2)).toBeVisible()
})

test("a step and servings in the address are kept once, however slowly the device leaves the address", async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    // As on a device so slow that no two looks at the clock fall into one millisecond.
    const { now } = Date
    let looks = 0
    Date.now = () => now() + looks++
    const counted = { places: 0 }
    Object.assign(window, { counted })
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function count(key, value) {
      if (key.endsWith(":cooking:2")) counted.places++
      setItem.call(this, key, value)
    }
  })
  await openIn(page, product.url, `${path}?step=3&servings=2`)
  await expect(step(page, 3)).toBeVisible()
  await expect(page).toHaveURL(path)
  const places = () => page.evaluate(() => (window as unknown as { counted: { places: number } }).counted.places)
  expect(await places()).toBe(2)
})

test("at the end today's main recipe is ticked where she stands", async ({ page, product }) => {
  await openRecipe(page, product.url)
  await page.getByRole("link", { name: "Cooking Mode" }).click()
  for (let number = 1; number < 5; number++) await next(page).click()
  await page.getByRole("button", { name: "Done", exact: true }).click()
  await expect(page.getByRole("heading", { name: "Enjoy it" })).toBeVisible()
  await page.getByRole("button", { name: "Tick today’s main recipe" }).click()
  await expect(page.getByText("Ticked for today.")).toBeVisible()
  await page.getByRole("link", { name: "Go to your day" }).click()
  await expect(page.getByRole("checkbox", { name: /^Main recipe/ })).toBeChecked()
  await page.goto("/my-plan/recipe/2")
  await expect(page.getByRole("link", { name: "Cooking Mode" })).toBeVisible()
})

test("the amounts in the steps follow the servings, and all ingredients are one swipe away", async ({
  page,
  product,
}) => {
  await openRecipe(page, product.url, 5)
  await page.getByRole("button", { name: "One serving more" }).click()
  await page.getByRole("link", { name: "Cooking Mode" }).click()
  await expect(page.getByText("Step 1 of")).toBeVisible()
  const main = page.getByRole("main")
  for (let number = 1; !((await main.textContent()) ?? "").includes("4 tablespoons of water"); number++) {
    expect(number).toBeLessThan(6)
    await next(page).click()
    await expect(page.getByText(`Step ${number + 1} of`)).toBeVisible()
  }
  const swipe = (fromX: number, toX: number) =>
    main.evaluate(
      (element, [from, to]) => {
        const touchAt = (clientX = 0) => new Touch({ identifier: 1, target: element, clientX, clientY: 300 })
        const send = (type: string, touch: Touch, touches: Touch[]) =>
          element.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] }))
        send("touchstart", touchAt(from), [touchAt(from)])
        send("touchend", touchAt(to), [])
      },
      [fromX, toX],
    )
  const sheet = page.getByRole("dialog", { name: "Ingredients" })
  await swipe(300, 100)
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText("2 servings")
  await page.keyboard.press("Escape")
  await expect(sheet).toBeHidden()
  await page.getByRole("button", { name: "Ingredients" }).click()
  await sheet.getByRole("button", { name: "Close the ingredients" }).click()
  await expect(sheet).toBeHidden()
})

test("timers run on in other screens, after a reload and over midnight, several at once, and ring until stopped", async ({
  page,
  product,
}) => {
  await listen(page)
  await page.clock.install({ time: "2026-11-20T23:50:00-03:00" })
  await openIn(page, product.url, path)
  await startTimer(page)
  const { y = 0 } = (await next(page).boundingBox()) ?? {}
  await expect.poll(() => bottomOf(page.getByRole("timer"))).toBeLessThan(y)
  await next(page).click()
  await startTimer(page)
  const timers = page.getByRole("list", { name: "Running timers" }).getByRole("listitem")
  await expect(timers).toHaveCount(2)
  await page.clock.fastForward(60_000)
  await expect(timers.first().getByRole("timer")).not.toHaveText(/:00$/)
  await page.reload()
  await expect(timers).toHaveCount(2)
  await page.getByRole("link", { name: "Back to the recipe" }).click()
  await expect(page.getByRole("link", { name: "Cooking Mode" })).toBeVisible()
  // The next to end is seen from everywhere, and leads back to its step.
  const running = page.getByRole("link", { name: /timer, open the step$/ })
  await expect(running.getByRole("timer")).toHaveText(/^\d+:\d\d$/)
  await expect(running).toHaveAttribute("href", /\/cook\?step=\d$/)
  await page.clock.fastForward("25:00")
  await expect(ended(page)).toBeVisible()
  await expect(page.getByRole("alert").getByText("min are up")).toHaveCount(2)
  await expect.poll(async () => (await heard(page)).shakes).toBeGreaterThan(0)
  // What rings covers neither help nor what is done next, here and on the cooking screen.
  await page.locator("a[href='/help-now']:visible").click({ trial: true })
  await page.getByRole("link", { name: "Cooking Mode" }).click({ trial: true })
  await page.getByRole("alert").getByRole("link").first().click()
  await expect(page).toHaveURL(path)
  await expect(step(page, 1).or(step(page, 2))).toBeVisible()
  await page.locator("a[href='/help-now']:visible").click({ trial: true })
  await next(page).click({ trial: true })
  await page.getByRole("alert").getByRole("button", { name: "Stop" }).first().click()
  await page.getByRole("alert").getByRole("button", { name: "Stop" }).click()
  await expect(ended(page)).toHaveCount(0)
  await page.clock.fastForward(5000)
  const before = await heard(page)
  await page.clock.fastForward(10_000)
  expect(await heard(page)).toEqual(before)
})

testWithWorker(
  "without a connection she goes on cooking, and her timers run",
  async ({ page, context, product, allowConsoleError }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
    await openRecipe(page, product.url)
    await page.getByRole("link", { name: "Cooking Mode" }).click()
    await startTimer(page)
    await next(page).click()
    await goOffline(page)
    await page.reload()
    await expect(step(page, 2)).toBeVisible()
    await expect(page.getByRole("list", { name: "Running timers" }).getByRole("listitem")).toHaveCount(1)
    await page.getByRole("link", { name: "Back to the recipe" }).click()
    await expect(page.getByRole("link", { name: "Cooking Mode" })).toBeVisible()
    await expect(page.locator("main svg.illustration use").last()).toBeVisible()
    await context.setOffline(false)
  },
)

test("a touch lets a timer be heard", async ({ page, product }) => {
  await listen(page)
  await page.clock.install()
  await openIn(page, product.url, path)
  await startTimer(page)
  await page.clock.fastForward("30:00")
  await expect(ended(page)).toBeVisible()
  await expect.poll(async () => (await heard(page)).notes).toBeGreaterThan(0)
})

test("where the screen cannot be kept awake she reads that it may go dark", async ({ page, product }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "wakeLock", { value: undefined }))
  await openIn(page, product.url, path)
  await expect(page.getByText("This screen may go dark by itself.")).toBeVisible()
})

test("only a voice of the device reads aloud", async ({ page, product }) => {
  await listenToVoices(page)
  await openIn(page, product.url, path)
  await expect(step(page, 1)).toBeVisible()
  const read = page.getByRole("button", { name: "Read aloud" })
  await expect(read).toHaveCount(0)
  await addVoice(page, "en-GB")
  await read.click()
  await next(page).click()
  await expect.poll(async () => (await said(page)).length).toBe(2)
  await read.click()
  await next(page).click()
  expect(await said(page)).toHaveLength(2)
})

test("the step that asks for a microwave names a way without one, and the recipe says that it is all that heats", async ({
  page,
  product,
}) => {
  await openRecipe(page, product.url, 97)
  await expect(page.getByText("Only a microwave", { exact: true })).toBeVisible()
  await page.getByRole("link", { name: "Cooking Mode" }).click()
  await expect(page.getByText(/^No microwave needed/)).toBeVisible()
  await next(page).click()
  await expect(page.getByText("Step 2 of 3", { exact: true })).toBeVisible()
  await expect(page.getByText(/^No microwave needed/)).toHaveCount(0)
})
