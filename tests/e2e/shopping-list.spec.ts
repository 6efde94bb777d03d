import { openDashboard } from "./mother.ts"
import { expect, test } from "./test.ts"

test("she ticks off what she has, can take it back, and finds her ticks after a reload", async ({ page, product }) => {
  await openDashboard(page, product.url)
  await page.goto("/my-plan/shopping-list")
  for (const category of ["Proteins", "Carbohydrates", "Vegetables", "Fruits", "Others"]) {
    const section = page.getByRole("region", { name: category })
    await expect(section.getByRole("checkbox").first(), category).toBeAttached()
  }
  await expect(page.getByRole("region", { name: "Money-saving tip" })).toBeVisible()

  await page.getByText("Broccoli", { exact: true }).click()
  await page.getByText("Potato", { exact: true }).click()
  const broccoli = page.getByRole("checkbox", { name: "Broccoli" })
  await expect(broccoli).toBeChecked()
  await expect(page.getByText("Broccoli", { exact: true }).locator("..")).toHaveCSS(
    "text-decoration-line",
    "line-through",
  )
  await page.getByText("Potato", { exact: true }).click()
  await page.reload()
  await expect(broccoli).toBeChecked()
  await expect(page.getByRole("checkbox", { name: /^Potato/ })).not.toBeChecked()
  await expect(page.getByText(/^1 of \d+ in the basket/)).toBeVisible()
})

test("Start Over asks, then clears every tick", async ({ page, product }) => {
  await openDashboard(page, product.url)
  await page.goto("/my-plan/shopping-list")
  await expect(page.getByRole("button", { name: "Start Over" })).toHaveCount(0)
  await page.getByText("Broccoli", { exact: true }).click()
  await page.getByRole("button", { name: "Start Over" }).click()
  await page.getByRole("button", { name: "Cancel" }).click()
  await expect(page.getByRole("checkbox", { name: "Broccoli" })).toBeChecked()
  await page.getByRole("button", { name: "Start Over" }).click()
  await page.getByRole("button", { name: "Clear the ticks" }).click()
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole("checkbox", { name: "Broccoli" })).not.toBeChecked()
})

test("the list opens and ticks while the server is away, and needs it for nothing", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/net::ERR_/)
  await openDashboard(page, product.url)
  await page.route("**/api/**", (route) => route.abort())
  await page.goto("/my-plan/shopping-list")
  await page.getByText("Broccoli", { exact: true }).click()
  await page.reload()
  await expect(page.getByRole("checkbox", { name: "Broccoli" })).toBeChecked()
  await product.stop()
  await page.getByText("Carrot", { exact: true }).click()
  await expect(page.getByRole("checkbox", { name: "Carrot" })).toBeChecked()
  await product.start()
})

test("from the plan the list opens even when the server has gone away since", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/net::ERR_/)
  await openDashboard(page, product.url)
  await page.goto("/my-plan", { waitUntil: "networkidle" })
  await product.stop()
  await page.getByRole("link", { name: "View Shopping List" }).click()
  await page.getByText("Broccoli", { exact: true }).click()
  await expect(page.getByRole("checkbox", { name: "Broccoli" })).toBeChecked()
  await product.start()
})

test("ticks are each mother's own, and leave a shared phone with her", async ({ page, product }) => {
  await openDashboard(page, product.url)
  await page.goto("/my-plan/shopping-list")
  await page.getByText("Broccoli", { exact: true }).click()
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("button", { name: "Sair" }).click()
  await page.waitForURL("**/login")
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("shopping-list")))).toEqual(
    [],
  )
  await openDashboard(page, product.url)
  await page.goto("/my-plan/shopping-list")
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)
})

test("what stands under her key and is no list of ticks is taken as none", async ({ page, product }) => {
  await openDashboard(page, product.url)
  await page.goto("/my-plan/shopping-list")
  await page.getByText("Broccoli", { exact: true }).click()
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(":shopping-list")) ?? ""
    localStorage.setItem(key, JSON.stringify({ value: { broccoli: 1 }, changedAt: "2026-01-01T00:00:00.000Z" }))
  })
  await page.reload()
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)
  await page.getByText("Broccoli", { exact: true }).click()
  await expect(page.getByRole("checkbox", { name: "Broccoli" })).toBeChecked()
})
