import { chooseBefore } from "./choose-language.ts"
import { newMother, signUp } from "./mother.ts"
import { linksIn } from "./outbox.ts"
import { expect, test } from "./test.ts"

test("after signing up one press enters; the password is in no storage and no history, and a reload forgets it", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  const mother = newMother()
  await signUp(page, mother)
  const heading = page.getByRole("heading", { level: 1 })
  await expect(heading).toHaveText("Your account is ready")
  await expect(page.getByLabel("E-mail")).toHaveValue(mother.email)
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(mother.password)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
  expect(stored).toContain(mother.email)
  expect(stored).not.toContain(mother.password)

  await page.getByRole("link", { name: "Sign up" }).click()
  await expect(page).toHaveURL("/signup")
  await page.goBack()
  await expect(heading).toHaveText("Good to see you")
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("")

  const other = newMother("Bia")
  await signUp(page, other)
  await expect(heading).toHaveText("Your account is ready")
  await page.reload()
  await expect(heading).toHaveText("Good to see you")
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("")

  const third = newMother("Clara")
  await signUp(page, third)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page).toHaveURL("/dashboard")
})

test("after ten minutes the password is gone from the field, and what she wrote herself stays", async ({
  page,
  product,
}) => {
  await page.clock.install()
  await chooseBefore(page, product.url, "en")
  const mother = newMother()
  await signUp(page, mother)
  const field = page.getByLabel("Password", { exact: true })
  await expect(field).toHaveValue(mother.password)
  await page.clock.fastForward("11:00")
  await expect(field).toHaveValue("")
  const other = newMother("Bia")
  await signUp(page, other)
  await field.fill("another of mine")
  await page.clock.fastForward("11:00")
  await expect(field).toHaveValue("another of mine")
})

test("where the address must be confirmed first, the page says so, and waits with an empty password", async ({
  page,
  product,
}) => {
  await product.start({ REQUIRE_EMAIL_VERIFICATION: "true" })
  try {
    await chooseBefore(page, product.url, "en")
    const mother = newMother()
    await signUp(page, mother)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One step to go")
    await expect(page.getByText("Open the link in the e-mail that we have sent you.")).toBeVisible()
    await expect(page.getByLabel("E-mail")).toHaveValue(mother.email)
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("")
  } finally {
    await product.start()
  }
})

test("a confirmation link opened in another browser asks for her password there, beside her address", async ({
  page,
  product,
  openBrowser,
  mailTo,
}) => {
  const mother = newMother()
  await signUp(page, mother)
  const [link = ""] = linksIn(await mailTo(mother.email)).filter((url) => url.includes("verify-email"))
  const other = await openBrowser()
  await other.goto(link)
  await expect(other.getByText(/^Só mais um passo/)).toBeVisible()
  await expect(other.getByLabel("E-mail")).toHaveValue(mother.email)
  await expect(other).toHaveURL(`${product.url}/login?email=other-browser`)
  await other.getByLabel("Senha", { exact: true }).fill(mother.password)
  await other.getByRole("button", { name: "Entrar", exact: true }).click()
  await other.waitForURL("**/dashboard")
})
