import { expectToast, openAt } from "./mother.ts"
import { openProfile, readJson, signInAgain } from "./profile.ts"
import { expect, test } from "./test.ts"

test("four reminders, all on, are kept for her alone, and none comes before she says where", async ({
  page,
  product,
}) => {
  const mother = await openProfile(page, product.url, "evolution")
  await page.getByRole("link", { name: "Notificações" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notifications")
  const switches = page.getByRole("main").getByRole("listitem").getByRole("switch")
  const unfold = () => page.getByRole("button", { name: "Quiet hours, calendar, mail" }).click()
  await expect(switches).toHaveCount(4)
  for (const one of await switches.all()) await expect(one).toBeChecked()
  await expect(page.getByRole("button", { name: "One each morning" })).toBeVisible()
  expect((await readJson(page, "/api/account/export")).reminderChannels).toEqual([])
  await page.getByRole("switch", { name: "Water reminder" }).click()
  await expectToast(page, "Settings updated!", "Water reminder: off")
  await page.getByText("Daily tips").click()
  await page.reload()
  await expect(page.getByRole("switch", { name: "Water reminder" })).not.toBeChecked()
  await expect(page.getByRole("switch", { name: "Daily tips" })).not.toBeChecked()
  await expect(page.getByRole("switch", { name: "Morning reminder" })).toBeChecked()
  await unfold()
  await expect(page.getByRole("button", { name: "Make an address" })).toBeVisible()

  await page.context().clearCookies()
  await openAt(page, product.url, "/profile/notifications")
  await expect(page.getByRole("switch", { name: "Water reminder" })).toBeChecked()
  await unfold()
  // Nothing of hers is on its way any more when her session ends.
  await expect(page.getByRole("button", { name: "Make an address" })).toBeVisible()

  await page.context().clearCookies()
  await signInAgain(page, product.url, mother)
  await page.goto("/profile/notifications")
  await expect(page.getByRole("switch", { name: "Water reminder" })).not.toBeChecked()
})

test("the subscription shows its plan and five benefits, and says nothing untrue about payments", async ({
  page,
  product,
}) => {
  await openProfile(page, product.url, "data")
  await page.getByRole("link", { name: "Assinatura" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subscription")
  const plan = page.getByRole("region", { name: "Florescer plan" })
  await expect(plan.getByRole("listitem")).toHaveCount(5)
  await expect(plan.getByText("Next billing date")).toBeVisible()
  await expect(plan).toContainText("no payment is connected to this account, and nothing will be charged")
  for (const name of ["Payment method", "Billing history", "Cancel subscription"]) {
    await page.getByRole("button", { name }).click()
    await expectToast(page, "not implemented yet")
    await page.getByRole("button", { name: "Fechar aviso" }).click()
  }
  await page.getByRole("main").getByRole("link", { name: "Profile" }).click()
  await expect(page).toHaveURL("/profile")
})
