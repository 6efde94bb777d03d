import { goWithin } from "./go-within.ts"
import { expectToast, fillSignIn, newMother, openAt, openDashboard, shownToast } from "./mother.ts"
import { insertAccount } from "./ready-account.ts"
import { holdAnswers } from "./states/walk.ts"
import { expect, test } from "./test.ts"

test("empty fields are named one by one, and the first is gone to; what is malformed or too long is refused beside its field and stays there", async ({
  page,
}) => {
  await page.goto("/signup")
  await page.getByRole("button", { name: "Criar conta" }).click()
  for (const text of ["Escreva o seu nome.", "Escreva o seu e-mail.", "Crie uma senha."])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByLabel("Seu nome")).toBeFocused()
  await expect(page.getByLabel("Seu nome")).toHaveAccessibleDescription("Escreva o seu nome.")
  await page.getByLabel("Seu nome").fill("Ana")
  await expect(page.getByText("Escreva o seu nome.")).toHaveCount(0)
  await expect(page.getByText("Crie uma senha.")).toBeVisible()

  await fillSignIn(page, { email: "ana@", password: "segredo" })
  await page.getByRole("button", { name: "Criar conta" }).click()
  await expect(page.getByText("Este e-mail parece incompleto. Um exemplo: nome@exemplo.com")).toBeVisible()
  await expect(page.getByLabel("E-mail")).toHaveValue("ana@")
  const long = "a".repeat(10_000)
  await page.getByLabel("Seu nome").fill(long)
  await fillSignIn(page, newMother())
  await page.getByRole("button", { name: "Criar conta" }).click()
  await expect(page.getByText("Ficou longo demais. Use no máximo 100 caracteres.")).toBeVisible()
  await expect(page.getByLabel("Seu nome")).toHaveValue(long)

  await goWithin(page, "/login")
  await page.getByRole("button", { name: "Entrar", exact: true }).click()
  for (const text of ["Escreva o seu e-mail.", "Escreva a sua senha."]) await expect(page.getByText(text)).toBeVisible()
  await goWithin(page, "/forgot-password")
  await page.getByRole("button", { name: "Send link" }).click()
  await expect(page.getByText("Please write your e-mail.")).toHaveCount(1)
  // As if the link still led somewhere.
  await page.route("**/api/auth/reset-password/link", (route) => route.fulfill({ json: { isOpen: true } }))
  await goWithin(page, "/reset-password/um-link")
  await page.getByRole("button", { name: "Reset password" }).click()
  await expect(page.getByText("Use at least 6 characters.")).toBeVisible()
})

test("a taken e-mail is said, and nothing she typed is lost", async ({ page, product, allowConsoleError }) => {
  allowConsoleError(/status of 422/)
  const mother = newMother()
  await insertAccount(product, mother, false)
  await page.goto("/signup")
  await page.getByLabel("Seu nome").fill("Ana")
  await fillSignIn(page, mother)
  await page.getByRole("button", { name: "Criar conta" }).click()
  await expectToast(page, "Falha no cadastro", "Já existe uma conta com este e-mail.")
  await expect(page.getByLabel("E-mail")).toHaveValue(mother.email)
})

test("a wrong password and an unknown e-mail get the same answer", async ({ page, product, allowConsoleError }) => {
  allowConsoleError(/status of 401/)
  const mother = newMother()
  await insertAccount(product, mother, false)
  for (const credentials of [
    { email: mother.email, password: "errada" },
    { email: newMother().email, password: "errada" },
  ]) {
    await page.goto("/login")
    await fillSignIn(page, credentials)
    await page.getByRole("button", { name: "Entrar", exact: true }).click()
    await expectToast(page, "Falha no login", "Email ou senha incorretos. Por favor, tente novamente.")
    await expect(page.getByLabel("E-mail")).toHaveValue(credentials.email)
  }
})

test("too many wrong passwords are held back with a clear sentence", async ({ page, product, allowConsoleError }) => {
  allowConsoleError(/status of (401|429)/)
  const mother = newMother()
  await insertAccount(product, mother, false)
  const headers = { origin: product.url }
  for (let attempt = 0; attempt < 20; attempt++) {
    await page.request.post("/api/auth/sign-in/email", { data: { ...mother, password: "errada" }, headers })
  }
  await page.goto("/login")
  await fillSignIn(page, mother)
  await page.getByRole("button", { name: "Entrar", exact: true }).click()
  await expectToast(
    page,
    "Sign in Failed",
    "Too many wrong passwords were tried for this address. Wait a minute, or have a sign-in link e-mailed to you.",
  )
  await expect(page.getByLabel("Senha", { exact: true })).toHaveValue(mother.password)
})

test("while the answer is on its way the button is disabled and turns", async ({ page, allowConsoleError }) => {
  allowConsoleError(/status of 401/)
  const release = await holdAnswers(page, "**/api/auth/sign-*/**")
  await page.goto("/signup")
  await page.getByLabel("Seu nome").fill("Ana")
  await fillSignIn(page, newMother())
  await page.getByRole("button", { name: "Criar conta" }).click()
  await expect(page.getByRole("button", { name: "Criando conta..." })).toBeDisabled()
  await page.goto("/login")
  await fillSignIn(page, newMother())
  const button = page.getByRole("button", { name: "Entrar", exact: true })
  await button.click()
  await expect(button).toBeDisabled()
  await expect(button.locator("svg")).toBeVisible()
  await release()
  await expect(button).toBeEnabled()
})

test("an answer that says nothing is said as just that", async ({ page, allowConsoleError }) => {
  allowConsoleError(/status of 403/)
  const refused = { status: 403, json: { code: "FORBIDDEN" } }
  await page.route("**/api/auth/sign-in/email", (route) => route.fulfill(refused))
  await page.goto("/login")
  await fillSignIn(page, newMother())
  await page.getByRole("button", { name: "Entrar", exact: true }).click()
  await expectToast(page, "Sign in Failed", "Something went wrong")
})

test("a page that a network answers in the server's place is said at the sign-in and the sign-up, and what she typed stays", async ({
  page,
}) => {
  const inBetween = "Something on the way answered in Florescer’s place"
  await page.route("**/api/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hotel Aurora</h1>" }))
  const mother = newMother()
  await page.goto("/login")
  await fillSignIn(page, mother)
  await page.locator("button[type=submit]").click()
  await expectToast(page, "Sign in Failed", inBetween)
  // It leaves room for the button that is pressed again, and is closed by its own.
  await shownToast(page).getByRole("button").click()
  await page.getByRole("link", { name: "Cadastre-se" }).click()
  await page.locator("input[name=name]").fill(mother.name)
  await fillSignIn(page, mother)
  await page.locator("button[type=submit]").click()
  await expectToast(page, "Sign up Failed", inBetween)
  await expect(page.locator("input[name=password]")).toHaveValue(mother.password)
})

test("an onboarding text that is too long is refused on its step; an expired session leads to /login, and back to where she was", async ({
  page,
  context,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/401 \(Unauthorized\)/)
  const mother = await openAt(page, product.url, "/onboarding")
  const field = page.getByLabel("How many weeks ago was your baby born?")
  await field.fill("a".repeat(101))
  await page.getByRole("button", { name: "Next" }).click()
  await expect(page.getByText("That is too long. Use at most 100 characters.")).toBeVisible()
  await expect(field).toHaveValue("a".repeat(101))
  await field.fill("6")
  await page.getByRole("button", { name: "Next" }).click()
  await expect(page.getByRole("progressbar", { name: "Step 2 of 5" })).toBeVisible()

  await context.clearCookies()
  await page.reload()
  await expect(page).toHaveURL("/login")
  await fillSignIn(page, mother)
  await page.getByRole("button", { name: "Entrar", exact: true }).click()
  await expect(page).toHaveURL("/onboarding")
})

test("a copy on the device that cannot be is left aside", async ({ page, product }) => {
  await openDashboard(page, product.url)
  await page.getByText("Morning ritual").click()
  await expect.poll(async () => (await page.request.get("/api/progress")).json()).toHaveProperty("progress.value")
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith(":progress")) localStorage.setItem(key, '{"value":{"day":99},"changedAt":"never"}')
    }
  })
  await page.reload()
  await expect(page.getByRole("checkbox", { name: "Morning ritual" })).toBeChecked()
})
