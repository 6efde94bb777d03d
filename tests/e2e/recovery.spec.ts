import { expectToast, fillSignIn, newMother, openDashboard, shownToast, signIn } from "./mother.ts"
import { linksIn } from "./outbox.ts"
import { expect, test } from "./test.ts"

test("a mother who forgot her password makes a new one", async ({
  page,
  openBrowser,
  mailTo,
  baseURL,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 40[01]/)
  const bia = newMother("Bia")
  const newPassword = "outro segredo"
  await openDashboard(page, String(baseURL), bia)
  const other = await openBrowser()

  await test.step("she asks for a link; the field is cleared after a second's wait", async () => {
    await other.goto("/login")
    await other.getByRole("link", { name: "Esqueceu a senha?" }).click()
    await expect(other).toHaveURL("/forgot-password")
    // Both pages have a field of this name, and the address changes a moment before the page does.
    await other.getByRole("heading", { name: "Forgot your password?" }).waitFor()
    await other.getByLabel("E-mail").fill(bia.email)
    await other.getByRole("button", { name: "Send link" }).click()
    await expectToast(other, "Email sent! 📧")
    await expect(other.getByLabel("E-mail")).toHaveValue("")
    await expect(other.getByRole("note")).toContainText("If this address has an account, the link will arrive")
    await expect(other.getByRole("link", { name: "Back to sign in" })).toHaveAttribute("href", "/login")
  })

  const mail = await mailTo(bia.email)
  const link = linksIn(mail).find((url) => url.includes("/reset-password/")) ?? ""

  await test.step("two passwords that differ are refused, and stay in their fields", async () => {
    expect(link).toMatch(/\/reset-password\/link#[\w-]{20,}$/)
    await other.goto(link)
    await other.getByLabel("New password", { exact: true }).fill(newPassword)
    // Where the address comes to name a part of the page, the secret stays known.
    await other.evaluate(() => location.assign("#main"))
    await other.getByLabel("Confirm password", { exact: true }).fill("outra coisa")
    await other.getByRole("button", { name: "Reset password" }).click()
    await expectToast(other, "Error", "Passwords do not match.")
    await expect(other.getByLabel("Confirm password", { exact: true })).toHaveValue("outra coisa")
    await expect(other.getByLabel("Confirm password", { exact: true })).toBeFocused()
  })

  await test.step("fewer than six characters are refused beside the field", async () => {
    await other.getByLabel("New password", { exact: true }).fill("cinco")
    await other.getByLabel("Confirm password", { exact: true }).fill("cinco")
    await other.getByRole("button", { name: "Reset password" }).click()
    await expect(other.getByText("Use at least 6 characters.")).toBeVisible()
  })

  await test.step("the new password is set, and she is led to the login", async () => {
    await other.getByLabel("New password", { exact: true }).fill(newPassword)
    await other.getByLabel("Confirm password", { exact: true }).fill(newPassword)
    await other.getByRole("button", { name: "Reset password" }).click()
    await expectToast(other, "Password reset! ✅")
    await expect(other).toHaveURL("/login")
  })

  await test.step("the session of before has ended", async () => {
    await page.reload()
    await expect(page).toHaveURL("/login")
  })

  await test.step("the old password is refused and the new one works", async () => {
    await fillSignIn(other, bia)
    await other.getByRole("button", { name: "Entrar", exact: true }).click()
    await expectToast(other, "Falha no login", "Email ou senha incorretos. Por favor, tente novamente.")
    await expect(other.getByLabel("E-mail")).toHaveValue(bia.email)
    await expect(other.getByLabel("Senha", { exact: true })).toHaveValue(bia.password)
    await signIn(other, { ...bia, password: newPassword })
  })

  await test.step("the link does not work twice, and says so before she types anything", async () => {
    await page.goto(link)
    await expect(page.getByRole("alert")).toContainText(
      "This link has already been used, has expired or is incomplete. Ask for a new one: it takes a minute.",
    )
    await expect(shownToast(page)).toHaveCount(0)
    await expect(page.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute("href", "/forgot-password")
    await expect(page.getByLabel("New password", { exact: true })).toHaveCount(0)
    await expect(page.getByText(/^Once it is saved/)).toHaveCount(0)
  })
})

test("an address without an account gets the same answer as one with an account", async ({ page }) => {
  await page.goto("/forgot-password")
  await page.getByLabel("E-mail").fill("ninguem@exemplo.com")
  await page.getByRole("button", { name: "Send link" }).click()
  await expectToast(page, "Email sent! 📧")
  await expect(page.getByLabel("E-mail")).toHaveValue("")
})
