import type { Page } from "@playwright/test"
import { expectNothingByAxeInBothThemes } from "./access/axe.ts"
import { answerTo, lastText, openChat } from "./chat.ts"
import { chooseBefore } from "./choose-language.ts"
import { goWithin } from "./go-within.ts"
import { openAt } from "./mother.ts"
import { readJson } from "./profile.ts"
import { expect, test } from "./test.ts"

const lacked = (page: Page) => page.getByRole("group", { name: "I don’t have" })

async function toggle(page: Page, ...names: string[]) {
  await page.goto("/profile/food")
  for (const name of names) await lacked(page).getByRole("button", { name }).click()
  await page.getByRole("button", { name: /save$/i }).click()
  await expect(page.getByText("Your week is up to date.")).toBeVisible()
}

const lacks = async (page: Page) => (await readJson(page, "/api/account/export")).household?.household.values.lacks

test("what her kitchen does not have is ticked, her week keeps to it, and unticked it comes back", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/my-plan/day/6")
  const smoothie = page.getByRole("link", { name: "Mango and oat smoothie" })
  await expect(smoothie.first()).toBeVisible()

  await toggle(page, "Oven", "Blender", "Microwave")
  await expect.poll(() => lacks(page)).toEqual(["oven", "blender", "microwave"])
  await expectNothingByAxeInBothThemes(page, "food")
  await goWithin(page, "/my-plan/day/6")
  await page.getByRole("heading", { level: 3 }).nth(2).waitFor()
  await expect(smoothie).toHaveCount(0)

  await goWithin(page, "/my-plan/recipe/16")
  await expect(page.getByText("This recipe needs what your kitchen does not have")).toBeVisible()
  await expect(page.getByText("You told us: without a blender.")).toBeVisible()
  await goWithin(page, "/my-plan/recipe/97")
  const steps = page.getByRole("region", { name: "Steps" })
  await expect(steps.getByText(/^No microwave needed: a covered pan/)).toBeVisible()
  await expect(page.getByText("Only a microwave", { exact: true })).toHaveCount(0)
  await expectNothingByAxeInBothThemes(page, "recipe")
  await page.getByRole("link", { name: "Cooking Mode" }).click()
  await expect(page.getByText(/^No microwave needed: a covered pan/)).toBeVisible()

  await toggle(page, "Oven", "Blender", "Microwave")
  await expect.poll(() => lacks(page)).toEqual([])
  await goWithin(page, "/my-plan/day/6")
  await expect(smoothie.first()).toBeVisible()
  await goWithin(page, "/my-plan/recipe/97")
  await expect(page.getByText("Only a microwave", { exact: true })).toBeVisible()
})

test("without anything to cook on the plan has a dish for every meal, and says once why few are left", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/healthz")
  await toggle(page, "Oven", "Stove", "Microwave", "Blender", "Kettle")
  await page.goto("/my-plan")
  const said = page.getByText("can be made in your kitchen: without a stove.")
  await expect(said).toHaveCount(1)
  await expect(said).toContainText("breakfast, lunch, and dinner")
  await expectNothingByAxeInBothThemes(page, "plan")
})

test("the chat leads to where she ticks what her kitchen does not have, and it is ticked there", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openChat(page, product.url)
  await expect(async () => {
    await answerTo(page, "I don’t have an oven or a blender")
    await expect(lastText(page).getByRole("link")).toHaveAttribute("href", "/profile/food#lacks=oven,blender", {
      timeout: 1,
    })
  }).toPass()
  await lastText(page).getByRole("link").click()
  const pressed = lacked(page).getByRole("button", { pressed: true })
  await expect(pressed).toHaveText(["Oven", "Blender"])
  await expect(lacked(page)).toBeInViewport()
  await expect(page.getByText("From the chat. Check and save.")).toBeVisible()
})
