import { expectToast, fillSignIn, newMother, openAt, shownToast, signIn, signUp } from "./mother.ts"
import { linksIn } from "./outbox.ts"
import { expect, test } from "./test.ts"

const sent = "Se este endereço tem uma conta, um link está a caminho. Abra neste aparelho em até 30 minutos."

test("a mother without her password at hand signs in by a link in her mail, once", async ({
  page,
  openBrowser,
  mailTo,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 40[01]/)
  const ana = newMother("Ana")
  await signUp(page, ana)

  await page.getByLabel("E-mail").fill("")
  await page.getByRole("button", { name: "Receber um link por e-mail" }).click()
  await expect(page.getByText("Escreva o seu e-mail.")).toBeVisible()
  await expect(page.getByLabel("E-mail")).toBeFocused()

  await page.getByLabel("E-mail").fill(ana.email)
  await page.getByRole("button", { name: "Receber um link por e-mail" }).click()
  await expect(page.getByRole("status").filter({ hasText: sent })).toBeVisible()
  await expect(page.getByLabel("E-mail")).toHaveValue(ana.email)

  const mail = await mailTo(ana.email, 2)
  const link = linksIn(mail).find((url) => url.includes("/sign-in/")) ?? ""
  // Behind the "#" it reaches no server, and no log of a proxy.
  expect(link).toMatch(/\/sign-in\/link#[\w-]{20,}$/)
  const phone = await openBrowser()
  // A mail program that looks at the link does not use it up.
  await phone.request.get(link)
  await phone.goto(link)
  await phone.getByRole("button", { name: "Entrar", exact: true }).click()
  // Nobody had confirmed the address, and this browser had not shown that it knows the password.
  await expectToast(phone, "Bem-vindo(a) de volta!", "A senha de antes deixou de valer")
  await expect(phone).toHaveURL("/dashboard")

  await page.goto(link)
  await expect(page.getByRole("alert")).toContainText("Este link já foi usado, venceu ou está incompleto.")
  await page.getByRole("link", { name: "Ir à página de entrada e pedir outro" }).click()
  await expect(page).toHaveURL("/login")
})

test("in a browser that knows her password, a link signs her in and the password stays", async ({ page, mailTo }) => {
  const carla = newMother("Carla")
  await signUp(page, carla)
  await page.getByLabel("E-mail").fill(carla.email)
  await page.getByRole("button", { name: "Receber um link por e-mail" }).click()
  const mail = await mailTo(carla.email, 2)
  const link = linksIn(mail).find((url) => url.includes("/sign-in/")) ?? ""
  // In the tab of a link that has ended, without loading the page again.
  await page.goto(link.replace(/#.*/, "#ended-long-before-this-one"))
  await expect(page.getByRole("alert")).toContainText("Este link já foi usado")
  // Some programs through which mailed links are opened write the "#" otherwise.
  await page.goto(link.replace("#", "%23"))
  await page.getByRole("button", { name: "Entrar", exact: true }).click()
  await expectToast(page, "Bem-vindo(a) de volta!", "Você fez login com sucesso.")
})

test("a link to another's account says whose it is to whoever is signed in, and opens as links were before, with its secret in the path", async ({
  page,
  openBrowser,
  mailTo,
  baseURL,
}) => {
  const rosa = newMother("Rosa")
  await signUp(page, rosa)
  await page.getByLabel("E-mail").fill(rosa.email)
  await page.getByRole("button", { name: "Receber um link por e-mail" }).click()
  const link = linksIn(await mailTo(rosa.email, 2)).find((url) => url.includes("/sign-in")) ?? ""
  const other = await openBrowser()
  const lena = newMother("Lena")
  await openAt(other, String(baseURL), "/healthz", lena)
  await other.goto(link)
  await expect(other.getByRole("main")).toContainText(
    `Ele abre a conta de ${rosa.email}. Aqui você está na conta de Lena`,
  )
  await page.goto(link)
  await page.getByRole("button", { name: "Entrar", exact: true }).waitFor()
  await expect(page.getByRole("main")).not.toContainText(rosa.email)
  await page.goto(link.replace("link#", ""))
  await page.getByRole("button", { name: "Entrar", exact: true }).click()
  await expectToast(page, "Bem-vindo(a) de volta!", "Você fez login com sucesso.")
})

test("while a stranger tries passwords, her own browser lets her in, and a new one offers the link", async ({
  page,
  openBrowser,
  allowConsoleError,
  baseURL,
}) => {
  allowConsoleError(/status of 4(01|29)/)
  const bia = newMother("Bia")
  await openAt(page, String(baseURL), "/healthz", bia)
  await page.request.post("/api/auth/sign-out", { data: {}, headers: { origin: String(baseURL) } })

  const stranger = await openBrowser()
  for (let guess = 0; guess < 11; guess++) {
    const data = { email: bia.email, password: `guess ${guess}` }
    await stranger.request.post("/api/auth/sign-in/email", { data, headers: { origin: String(baseURL) } })
  }
  await stranger.goto("/login")
  await fillSignIn(stranger, bia)
  await stranger.getByRole("button", { name: "Entrar", exact: true }).click()
  await expectToast(stranger, "Sign in Failed", "Wait a minute, or have a sign-in link e-mailed to you.")
  await expect(stranger.getByLabel("Senha", { exact: true })).toHaveValue(bia.password)

  await signIn(page, bia)
})

test("a link that cannot be asked for says why, and her address stays", async ({ page, allowConsoleError }) => {
  allowConsoleError(/status of 503/)
  await page.goto("/login")
  await page.route("**/api/auth/sign-in/link", (route) =>
    route.fulfill({ status: 503, json: { code: "SERVER_BUSY", retryAfterSeconds: 5 } }),
  )
  await page.getByLabel("E-mail").fill("ana@exemplo.com")
  await page.getByRole("button", { name: "Receber um link por e-mail" }).click()
  await expectToast(page, "Não foi possível enviar o link", "Muita gente está entrando neste momento.")
  await expect(page.getByLabel("E-mail")).toHaveValue("ana@exemplo.com")
  await expect(shownToast(page)).toHaveCount(1)
})

/** Beside an app on an iPhone's home screen links open in Safari, which only an iPhone shows: there the code is typed. */
test("the code of the mail lets her in where she asked for it, and sets a new password, without its link", async ({
  page,
  openBrowser,
  mailTo,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 400/)
  const dora = newMother("Dora")
  await signUp(page, dora)
  await page.getByLabel("E-mail").fill(dora.email)
  await page.getByRole("button", { name: "Receber um link por e-mail" }).click()
  const field = page.getByLabel("Código de seis números")
  await field.fill("12 34")
  await page.getByRole("button", { name: "Usar o código" }).click()
  await expect(field).toHaveAccessibleDescription(/O código tem seis números\./)
  const codeOf = async (count: number) => (await mailTo(dora.email, count)).text?.match(/^(\d{3} \d{3})$/m)?.[1] ?? ""
  const code = await codeOf(2)
  await field.fill(code === "000 000" ? "000 001" : "000 000")
  await page.getByRole("button", { name: "Usar o código" }).click()
  await expect(field).toHaveAccessibleDescription(/Este código não abre nada aqui\./)
  await field.fill(code)
  await page.getByRole("button", { name: "Usar o código" }).click()
  await expect(page).toHaveURL("/dashboard")

  const other = await openBrowser()
  await other.goto("/forgot-password")
  await expect(other.locator("button[type=submit]")).toBeEnabled()
  await other.locator("input[name=email]").fill(dora.email)
  await other.locator("button[type=submit]").click()
  const reset = other.locator("input[name=code]")
  await reset.fill(await codeOf(3))
  await reset.press("Enter")
  await other.locator("input[name=newPassword]").fill("outro segredo bom")
  await expect(other.locator("form input[autocomplete=username]")).toHaveValue(dora.email)
})
