import type { Page } from "@playwright/test"
import { some } from "../amount.ts"
import { avoid } from "./avoid.ts"
import { answerAtOnce, lastText, messages, openChat, suggestions } from "./chat.ts"
import { chooseBefore } from "./choose-language.ts"
import { goWithin } from "./go-within.ts"
import { openAt, openDashboard } from "./mother.ts"
import { readJson } from "./profile.ts"
import { goOffline, waitUntilCached } from "./second-visit.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

const dishesOf = async (page: Page) => {
  const titles: string[] = []
  for (let day = 1; day <= 7; day++) {
    await goWithin(page, `/my-plan/day/${day}`)
    await page.getByRole("heading", { level: 3 }).nth(2).waitFor()
    titles.push(...(await page.getByRole("heading", { level: 3 }).allTextContents()).slice(0, 3))
  }
  return titles
}

test("what she writes in the onboarding is shown as chips, what is not read is named, and a chip can be taken out", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/onboarding")
  await page.getByRole("button", { name: "Next" }).click()
  await page.getByRole("textbox").fill("no milk, eggs, xyzzy, chayote, rice, beans")
  await expect(page.getByRole("button", { name: "No milk" })).toHaveAttribute("aria-pressed", "true")
  await expect(page.getByText("without chayote")).toBeVisible()
  await expect(page.getByText(/We could not read .*xyzzy/)).toBeVisible()
  await page.getByRole("button", { name: "Take out: without egg" }).click()
  await expect(page.getByText("without egg")).toHaveCount(0)
  // Of a family of foods one chip stands for all, and takes all away.
  const rice = page.getByText(/^without .*rice/)
  await expect(rice).toHaveText(["without rice"])
  await expect(page.getByText(/^without .*beans/)).toHaveText(["without beans"])
  await page.getByRole("button", { name: "Take out: without rice" }).click()
  await expect(rice).toHaveCount(0)
  await page.reload()
  await expect(page.getByText("without chayote")).toBeVisible()
  await expect(page.getByText("without egg")).toHaveCount(0)
  await expect(rice).toHaveCount(0)
})

for (const [language, text, left] of some(
  [
    ["pt", "sou vegetariana e não tomo leite", /sem leite/],
    ["en", "allergic to eggs and nuts", /without egg/],
    ["es", "no como pescado ni mariscos", /sin pescado/],
  ] as const,
  1,
)) {
  test(`a household in ${language} has a week without what it leaves out, each dish with its reason`, async ({
    page,
    product,
  }) => {
    await chooseBefore(page, product.url, language)
    await openAt(page, product.url, "/profile/food")
    await avoid(page, text)
    await page.goto("/my-plan")
    await expect(page.getByText(left).first()).toBeVisible()
    const titles = await dishesOf(page)
    // Three may come a second time, warmed through, and three breakfasts.
    expect(new Set(titles).size).toBeGreaterThanOrEqual(15)
    const journeys = async () => (await readJson(page, "/api/account/export")).journeys
    await expect.poll(async () => Object.keys((await journeys())[0]?.dishes.values ?? {}).length).toBeGreaterThan(0)
  })
}

test("a dish is swapped for one of three, the list follows, and the other device shows it", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/my-plan/recipe/2")
  await page.getByRole("link", { name: "Swap", exact: true }).click()
  const offers = page.locator("#alternatives").getByRole("button")
  await expect(offers).toHaveCount(3)
  const title = (await offers.first().locator("span.font-bold").textContent()) ?? ""
  await offers.first().click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
  await goWithin(page, "/my-plan/day/1")
  await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible()
  await page.goto("/dashboard")
  await expect(page.getByRole("checkbox", { name: title })).toBeVisible()
})

test("after a hard night today needs no cooking, rest counts, and one tap brings the plan back; another week has other dishes", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/my-plan/day/1")
  await page.getByRole("heading", { name: "For the days ahead" }).waitFor()
  await page.getByRole("button", { name: "It was a hard night" }).click()
  await expect(page.getByText(/^Instead of: |^For the days ahead$/)).toHaveCount(3)
  await goWithin(page, "/dashboard")
  await expect(page.getByRole("checkbox", { name: /15 min Light Walk/ })).toBeChecked()
  await page.getByRole("button", { name: "Back to the plan" }).click()
  await page.goto("/my-plan/day/1")
  await expect(page.getByText(/^Instead of: /)).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 3, name: "Grilled chicken with sweet potato" })).toBeVisible()
  await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText("Banana porridge")

  await goWithin(page, "/my-plan")
  await page.getByRole("button", { name: "Start another week" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Start another week" }).click()
  await expect(page.getByText("Your new week is ready")).toBeVisible()
  await goWithin(page, "/my-plan/day/1")
  const breakfast = page.getByRole("heading", { level: 3 }).first()
  await expect(breakfast).not.toHaveText("Banana porridge")
  const ofSecondWeek = (await breakfast.textContent()) ?? ""
  await goWithin(page, "/dashboard")
  await page.getByRole("button", { name: "Reset Plan" }).click()
  await page.getByRole("button", { name: "Confirm Reset" }).click()
  await goWithin(page, "/my-plan/day/1")
  await expect(breakfast).toHaveText(ofSecondWeek)
  await expect.poll(async () => (await readJson(page, "/api/account/export")).journeys.length).toBeGreaterThanOrEqual(1)
})

test("what no dish can meet is named, and nothing is painted over; a recipe with what she leaves out says so on top", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/profile/food")
  await avoid(page, "vegan, no rice, no corn, no cassava, no tomato, no beans, no lentils, no chickpeas")
  await page.goto("/my-plan")
  await expect(page.getByText("Good to know about this week")).toBeVisible()
  await goWithin(page, "/my-plan/recipe/3")
  await expect(page.getByText("This recipe has what you leave out")).toBeVisible()
})

test("the chat answers from her week, swaps a dish by one press, and leads to where she tells what she leaves out", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await page.clock.install()
  await expect(async () => {
    await answerAtOnce(page, "o que tem para o jantar hoje?")
    await expect(lastText(page).getByRole("link").first()).toHaveAttribute("href", /^\/my-plan\/(recipe|day)\/\d+$/, {
      timeout: 1,
    })
  }).toPass()
  // Another reading of what she asked is a tap away, and her plan answers it too.
  const [before, reading] = [await messages(page).count(), (await suggestions(page).first().textContent()) ?? ""]
  await suggestions(page).first().click()
  await expect(messages(page).nth(before)).toContainText(reading)
  await page.clock.fastForward(1300)
  await expect(messages(page)).toHaveCount(before + 2)
  await answerAtOnce(page, "quero trocar o jantar")
  const others = page.getByRole("list", { name: "Escolha um prato" }).getByRole("button")
  await expect(others).toHaveCount(3)
  await others.first().click()
  await expect(page.getByText(/^Agora: /)).toBeVisible()
  await page.getByRole("button", { name: "Desfazer" }).click()
  await expect(others).toHaveCount(3)
  await answerAtOnce(page, "o que tem de lanche?")
  await expect(lastText(page)).toContainText("Uma banana, se você tiver.")
  await page.getByRole("button", { name: "Não tenho" }).click()
  await expect(page.getByRole("log").getByRole("status")).toContainText("Grão-de-bico de lata, se você tiver.")
  await answerAtOnce(page, "não tenho")
  await expect(lastText(page)).toContainText("Milho de lata, se você tiver.")
  await answerAtOnce(page, "tenho alergia a ovo")
  await lastText(page).getByRole("link").click()
  await expect(page).toHaveURL("/profile/food#without=egg")
})

test.describe(() => {
  test.use({ savesData: false })

  testWithWorker(
    "without a connection a dish can be swapped and the day made lighter, and both are sent later",
    async ({ page, context, product, allowConsoleError }) => {
      allowConsoleError(noAnswer)
      await chooseBefore(page, product.url, "en")
      await openDashboard(page, product.url)
      await waitUntilCached(page, "day-screen", "en-hard-night", "terms-screen")
      await page.goto("/my-plan/recipe/3")
      await page.getByRole("link", { name: "Swap", exact: true }).waitFor()
      await goOffline(page)
      await page.getByRole("link", { name: "Swap", exact: true }).click()
      await page.locator("#alternatives").getByRole("button").first().click()
      await expect(page.getByText("Dish swapped")).toBeVisible()
      const heading = page.getByRole("heading", { level: 1 })
      await expect(heading).not.toHaveText("Spinach and tomato omelette")
      const title = (await heading.textContent()) ?? ""
      await page.getByRole("link", { name: "Day 1" }).click()
      await page.getByRole("button", { name: "It was a hard night" }).click()
      await context.setOffline(false)
      const journey = async () => (await readJson(page, "/api/account/export")).journeys[0]
      await expect.poll(async () => (await journey())?.hardNights?.values[1]).toHaveLength(3)
      expect((await journey()).dishes.values["1-dinner"]).toBeGreaterThan(21)
      await page.reload()
      await page.getByRole("button", { name: "Back to the plan" }).click()
      await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible()
    },
  )
})

test("the dashboard never shows what she leaves out, not even while her week loads", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openDashboard(page, product.url)
  await expect(page.getByText("Chicken with sweet potato", { exact: true })).toBeVisible()
  await expect(page.getByText("Mixed nuts")).toBeVisible()
  await avoid(page, "vegan, no nuts")
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const text = document.querySelector("main")?.textContent ?? ""
      if (/Chicken with sweet potato|Mixed nuts/.test(text)) document.documentElement.dataset.shown = text
    })
    watch.observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto("/dashboard")
  await expect(page.getByText("Mixed seeds")).toBeVisible()
  await page.getByRole("link", { name: "See the recipe" }).click()
  await page.getByText("Nutrients and allergens").click()
  await expect(page.getByText("Vegan", { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset.shown)).toBeUndefined()
})

test("what she likes can be chosen from a list, an unknown liking is named, and nobody is born tomorrow", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/profile/food")
  await page.getByLabel("Foods you like").fill("curry")
  await expect(page.getByText(/We do not know “curry”/)).toBeVisible()
  await page.getByLabel("I also like").selectOption("Mango")
  await page.getByLabel("When was your baby born?").fill("2099-01-01")
  await page.getByRole("button", { name: /^(Agree and save|Save)$/ }).click()
  await expect(page.getByText("This day is still to come. Please check the date.")).toBeVisible()
  await page.getByLabel("When was your baby born?").fill("2026-01-01")
  await page.getByRole("button", { name: /^(Agree and save|Save)$/ }).click()
  await expect(page.getByText("Saved").first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole("list", { name: "Chosen by you" })).toHaveText("Mango")
})

test("her words are read once on a device, and go from it with her consent", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/profile/food")
  await avoid(page, "no milk, xyzzy")
  await page.goto("/my-plan")
  await expect(page.getByText("without milk").first()).toBeVisible()
  const fetched: string[] = []
  page.on("request", (request) => fetched.push(request.url()))
  await page.reload()
  await expect(page.getByText("without milk").first()).toBeVisible()
  expect(fetched.filter((url) => url.includes("/plan-"))).not.toEqual([])
  expect(fetched.filter((url) => url.includes("wish-words"))).toEqual([])
  expect(await storedHere(page)).toContain("xyzzy")

  await page.goto("/profile/settings")
  await page.getByRole("button", { name: "What you agreed to" }).click()
  await page.getByRole("button", { name: /^Withdraw: Profile/ }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw and delete" }).click()
  await expect(page.getByText("Withdrawn").first()).toBeVisible()
  await expect.poll(() => storedHere(page)).not.toContain("xyzzy")
})

function storedHere(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage))
}

test.describe("where she speaks Spanish as in Mexico", () => {
  test.use({ locale: "es-MX" })

  test("foods have the names that they have there, and dishes are titled with them", async ({ page, product }) => {
    await openAt(page, product.url, "/my-plan/shopping-list")
    await expect(page.getByText("Jitomate", { exact: true })).toBeVisible()
    await expect(page.getByText("(jitomate)")).toHaveCount(0)
    await goWithin(page, "/my-plan/recipe/11")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pasta con sardinas y calabacita")
    await avoid(page, "jitomate")
    await page.goto("/my-plan")
    await expect(page.getByText("sin jitomate").first()).toBeVisible()
  })
})
