import type { Locator, Page } from "@playwright/test"
import { messages, suggestions } from "./chat.ts"
import { chooseBefore } from "./choose-language.ts"
import { newMother, openAt, openDashboard, signUp } from "./mother.ts"
import { expect, test } from "./test.ts"

/** A finger on a phone: a touch counts one, and so does each screen swiped until what is touched can be seen. */
function finger(page: Page) {
  let count = 0
  return {
    async tap(what: Locator) {
      await what.waitFor()
      // What is still on its way to its place is waited for.
      while (!(await settles(() => isSeen(what)))) {
        count++
        await page.mouse.wheel(0, (await isBelow(page, what)) ? 600 : -600)
        await page.waitForFunction(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        )
        expect(count).toBeLessThan(40)
      }
      await what.click()
      count++
    },
    taps: () => count,
  }
}

function settles(isSo: () => Promise<boolean>) {
  const soon = { timeout: 2000, intervals: [100] }
  return expect
    .poll(isSo, soon)
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
}

/** True if the element is on the screen and nothing covers it. */
function isSeen(what: Locator) {
  return what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return (
      there !== null &&
      (element.contains(there) || there.closest("label, a, button") === element.closest("label, a, button"))
    )
  })
}

async function isBelow(page: Page, what: Locator) {
  return ((await what.boundingBox())?.y ?? 0) > (page.viewportSize()?.height ?? 0) / 2
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" })
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name, exact: typeof name === "string" })
const bar = (page: Page) => page.getByRole("navigation", { name: "Main places" })

test("her first hour: an account in a few touches, the first questions without a key, then her week", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  const { tap, taps } = finger(page)
  await page.goto("/")
  await tap(link(page, "Start My Journey").first())
  // The touch into each of three fields, the button that signs up, and the one that enters.
  await signUp(page, newMother())
  await tap(button(page, "Sign in"))
  await page.waitForURL("**/dashboard")
  expect(taps() + 4, "from the landing page to inside").toBeLessThanOrEqual(5 + 1)

  // The welcome lies beside it.
  await tap(link(page, "Start"))
  const asked = finger(page)
  for (const choices of [
    [button(page, "4"), page.getByText("Yes", { exact: true })],
    [button(page, "Vegetarian")],
    [],
    [
      button(page, "20 min"),
      page.getByRole("radiogroup", { name: "For how many do you cook?" }).getByText("4", { exact: true }),
    ],
    [button(page, "Medium")],
  ]) {
    for (const choice of choices) await asked.tap(choice)
    await asked.tap(page.locator("main form button[type=submit]"))
  }
  await page.waitForURL("**/dashboard")
  // Where the table was made, nobody asked for how many.
  expect(asked.taps(), "the first questions").toBeLessThanOrEqual(9 + 1 + 1)
  await expect(button(page, "On to today")).toBeInViewport()
  // An account leads to its sign-in, and the dashboard's card to the questions: a touch each that the best did without.
  expect(taps() + 4 + asked.taps(), "from the landing page to her week").toBeLessThanOrEqual(14 + 1 + 1 + 2)
})

test("a day: meals, list, ticks, how she is, the diary, each in as few touches as there can be", async ({
  page,
  product,
}) => {
  // Eleven tasks, each from a page that is loaded anew, and before each swipe two seconds in which none is needed.
  test.setTimeout(180_000)
  await chooseBefore(page, product.url, "en")
  await openDashboard(page, product.url)
  const costs: Record<string, number> = {}
  async function task(name: string, most: number, touches: (tap: (what: Locator) => Promise<void>) => Promise<void>) {
    await page.goto("/dashboard")
    await page.getByRole("checkbox").first().waitFor()
    const { tap, taps } = finger(page)
    await touches(tap)
    costs[name] = taps()
    expect(costs[name], name).toBeLessThanOrEqual(most + 1)
  }

  await task("swap a dinner", 3, async (tap) => {
    await tap(bar(page).getByRole("link", { name: "My Plan" }))
    await tap(link(page, /^Swap: /).nth(2))
    await tap(page.locator("#alternatives").getByRole("button").first())
    await expect(button(page, "Undo")).toBeVisible()
  })
  await task("shopping list", 2, async (tap) => {
    await tap(bar(page).getByRole("link", { name: "My Plan" }))
    await tap(link(page, "View Shopping List"))
    await expect(page).toHaveURL("/my-plan/shopping-list")
  })
  await task("send the list", 2, async (tap) => {
    await tap(bar(page).getByRole("link", { name: "My Plan" }))
    await tap(link(page, "View Shopping List"))
    await tap(button(page, /^(Send|Copy) the list$/))
  })
  await task("a link to the list, to tick together", 4, async (tap) => {
    await tap(bar(page).getByRole("link", { name: "My Plan" }))
    await tap(link(page, "View Shopping List"))
    await tap(link(page, "Ask for help"))
    await tap(button(page, "Make the link"))
    await tap(button(page, /^(Send|Copy)$/))
  })
  await task("cook the next meal", 6, async (tap) => {
    await tap(link(page, "Cook"))
    const first = page.getByText(/^Step 1 of \d$/)
    const steps = Number((await first.textContent())?.at(-1))
    for (let step = 2; step <= steps; step++) {
      await tap(button(page, "Next"))
      await page.getByText(`Step ${step} of ${steps}`, { exact: true }).waitFor()
    }
    await tap(button(page, "Done"))
  })
  await task("a hard night", 1, (tap) => tap(button(page, /hard night/i)))
  await task("tell the day", 6, async (tap) => {
    for (const name of ["Energy", "Mood", "Bloating"])
      await tap(page.getByRole("radiogroup", { name }).getByRole("radio", { name: /^3/ }))
    await tap(button(page, "Half an hour more"))
    await tap(button(page, "One more glass"))
  })
  await task("ask the chat", 2, async (tap) => {
    await tap(bar(page).getByRole("link", { name: "Chat" }))
    await tap(suggestions(page).first())
    await expect(messages(page).first()).toBeVisible()
  })
  await task("the diary", 3, async (tap) => {
    await tap(button(page, "Open menu"))
    await tap(page.getByRole("navigation", { name: "More places" }).getByRole("link", { name: "Diary" }))
    await tap(page.getByRole("textbox").first())
    await page.keyboard.type("A good day.")
    await tap(button(page, "Save entry"))
    await expect(page.getByRole("article")).toContainText("A good day.")
  })
  await task("another language", 2, async (tap) => {
    await tap(button(page, "Open menu"))
    await tap(page.getByRole("banner").getByRole("combobox").first())
  })
  await task("discreet mode", 3, async (tap) => {
    await tap(button(page, "Open menu"))
    await tap(link(page, "Settings"))
    await tap(button(page, /^Discreet mode/))
    await tap(button(page, "Switch on"))
  })
})

test("the four items of a day are four touches", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openDashboard(page, product.url)
  const { tap, taps } = finger(page)
  for (const name of ["Morning ritual", "Main recipe", "Smart snack", "15 min Light Walk"])
    await tap(page.locator("label").filter({ hasText: name }))
  await expect(page.getByRole("heading", { name: "Day 2 of 7" })).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(4 + 1)
})

test("in an emergency the first number is one touch away, on the first screen", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/dashboard")
  const { tap, taps } = finger(page)
  await tap(page.getByRole("banner").getByRole("link", { name: /help now/i }))
  await page.waitForURL("**/help-now")
  await page.getByRole("heading", { level: 1, name: /help/i }).waitFor()
  const inSight = page.locator("a[href^='tel:']").evaluateAll((links) =>
    links.some((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return bottom > top && top >= 0 && bottom <= innerHeight
    }),
  )
  expect(await inSight).toBe(true)
  expect(taps()).toBeLessThanOrEqual(1 + 1)
})
