import { makeLink } from "./make-link.ts"
import { openAt } from "./mother.ts"
import { expect, test } from "./test.ts"

test("a line of her own is asked for by its words, ticked by whoever helps, and taken off by her", async ({
  page,
  product,
  openBrowser,
}) => {
  await openAt(page, product.url, "/my-plan/shopping-list")
  const own = page.getByRole("region", { name: "Your own" })
  const field = own.getByLabel("Something else to buy")
  await own.getByRole("button", { name: "Add" }).click()
  await expect(field).toHaveAccessibleDescription(/Please write what is missing/)
  await field.fill("a".repeat(300))
  await own.getByRole("button", { name: "Add" }).click()
  await expect(field).toHaveAccessibleDescription(/Please write one line of at most/)
  await expect(field).toHaveValue("a".repeat(300))
  await field.fill("nappies, size 2")
  await field.press("Enter")
  await expect(own.getByRole("checkbox", { name: "nappies, size 2" })).toBeAttached()
  await expect(field).toBeFocused()
  await field.fill("soap")
  await field.press("Enter")

  const helper = await openBrowser()
  await helper.goto(await makeLink(page))
  await helper.locator("label").getByText("nappies, size 2", { exact: true }).click()
  await page.goto("/my-plan/shopping-list")
  await expect(own.getByRole("checkbox", { name: "nappies, size 2" })).toBeChecked()
  await expect(own.getByRole("checkbox", { name: "soap" })).not.toBeChecked()
  await page.getByRole("button", { name: "Adjust the list" }).click()
  await own.getByRole("button", { name: /Take off.*soap|soap.*Take off/ }).click()
  await page.reload()
  await expect(own.getByText("nappies, size 2")).toBeVisible()
  await expect(own.getByText("soap", { exact: true })).toHaveCount(0)
})
