import { openAt } from "./mother.ts"
import { test } from "./test.ts"
test.use({ hour: 3 })
test("look", async ({ page, product }) => {
  await openAt(page, product.url, "/dashboard", "pt")
  await page.waitForTimeout(1500)
  await page.screenshot({ path: "/tmp/shots/night1.png", fullPage: true })
})
