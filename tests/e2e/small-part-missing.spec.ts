import { openDashboard } from "./mother.ts"
import { expect, test } from "./test.ts"

test.use({ serviceWorkers: "block" })

test("where the file of a small part does not come, the rest of her day is there", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/)
  let refused = 0
  await page.route(/\/(?:plan-)?hard-night-[\w-]{8}\.js$/, (route) => {
    refused++
    return route.abort()
  })
  await openDashboard(page, product.url)
  // It is asked for three times before it counts as missing.
  await expect.poll(() => refused).toBeGreaterThanOrEqual(3)
  await page.getByText("Morning ritual").click()
  await expect(page.getByRole("checkbox", { name: "Morning ritual" })).toBeChecked()
  await expect(page.getByRole("heading", { name: "A hard night?" })).toHaveCount(0)
})
