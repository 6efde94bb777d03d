import { expectStillStart } from "./access/motion.ts"
import { goWithin, setOutWithin } from "./go-within.ts"
import { newMother, openAt, openDashboard, signIn } from "./mother.ts"
import { insertAccount } from "./ready-account.ts"
import { holdAnswers } from "./states/walk.ts"
import { expect, test } from "./test.ts"

const publicOnly = ["/", "/login", "/signup", "/forgot-password"]
const openToAll = [
  "/reset-password/um-link",
  "/sign-in/um-link",
  "/sign-in-return",
  "/terms",
  "/privacy",
  "/accessibility",
  "/helping",
]
const signedInOnly = [
  "/onboarding",
  "/dashboard",
  "/chat",
  "/my-plan",
  "/my-plan/day/3",
  "/my-plan/recipe/2",
  "/my-plan/shopping-list",
  "/my-plan/ask-for-help",
  "/profile",
  "/profile/food",
  "/my-plan/recipe/2/cook",
  "/profile/consultation",
  "/profile/visits",
  "/profile/settings",
  "/profile/notifications",
  "/profile/subscription",
  "/help",
]
const forTheTeam = ["/team", "/team/new", "/team/saved-replies", "/team/overview"]
const legacy = [
  ["/meu-plano", "/my-plan"],
  ["/meu-plano/dia/3", "/my-plan/day/3"],
  ["/meu-plano/receita/2", "/my-plan/recipe/2"],
  ["/meu-plano/lista-de-compras", "/my-plan/shopping-list"],
  ["/perfil", "/profile"],
  ["/perfil/notificacoes", "/profile/notifications"],
  ["/perfil/assinatura", "/profile/subscription"],
  ["/ajuda", "/help"],
] as const

test("a visitor is sent to /login from every page that needs a sign-in", async ({ page }) => {
  await page.goto("/onboarding")
  await expect(page).toHaveURL("/login")
  await page.locator("button[type=submit]").waitFor()
  for (const path of signedInOnly) {
    await setOutWithin(page, path)
    await expect(page, path).toHaveURL("/login")
  }
})

test("a visitor sees the public pages and those that are open to all", async ({ page }) => {
  await page.goto("/")
  for (const path of [...publicOnly, ...openToAll]) {
    await goWithin(page, path)
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible()
    await expect(page, path).toHaveURL(path)
  }
})

test("a signed-in mother is sent to /dashboard from the visitors' pages, and stays on all others", async ({
  page,
  baseURL,
}) => {
  await openDashboard(page, String(baseURL))
  await page.goto("/login")
  await expect(page).toHaveURL("/dashboard")
  await page.getByRole("checkbox").first().waitFor()
  for (const path of publicOnly) {
    await setOutWithin(page, path)
    await expect(page, path).toHaveURL("/dashboard")
  }
  for (const path of [...openToAll, ...signedInOnly]) {
    await goWithin(page, path)
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible()
    await expect(page, path).toHaveURL(path)
  }
})

test("the desk of the team is a page that does not exist, for visitors and for mothers, as any other path, and leads home", async ({
  page,
  baseURL,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/)
  const expectNothing = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("Page Not Found")
  }
  for (const path of [...forTheTeam, "/nenhum/lugar"]) await expectNothing(path)
  await page.getByRole("link", { name: "Back to Home" }).click()
  await expect(page).toHaveURL("/")
  await openAt(page, String(baseURL), "/healthz")
  for (const path of forTheTeam) await expectNothing(path)
})

test("the Portuguese addresses of before lead to the English ones", async ({ page, baseURL }) => {
  await openAt(page, String(baseURL), "/ajuda")
  await expect(page).toHaveURL("/help")
  await page.getByRole("heading", { level: 1 }).waitFor()
  for (const [portuguese, english] of legacy) {
    await setOutWithin(page, portuguese)
    await expect(page, portuguese).toHaveURL(english)
  }
})

test("a visitor who was sent to /login comes to the page that she had asked for", async ({ page, product }) => {
  const mother = newMother()
  await insertAccount(product, mother, false)
  await page.goto("/meu-plano/dia/3#tip")
  await expect(page).toHaveURL("/login")
  await page.locator("input[name=email]").fill(mother.email)
  await page.locator("input[name=password]").fill(mother.password)
  await page.getByRole("button", { name: "Entrar", exact: true }).click()
  await expect(page).toHaveURL("/my-plan/day/3#tip")
})

test("after logging out, the next to sign in starts on her own dashboard", async ({ page, product }) => {
  await openAt(page, product.url, "/help")
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("button", { name: "Sair", exact: true }).click()
  await expect(page).toHaveURL("/login")
  const other = newMother("Clara")
  await insertAccount(product, other, false)
  await signIn(page, other)
  await expect(page).toHaveURL("/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Clara")
})

test("'Carregando...' stands while the session loads", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" })
  const release = await holdAnswers(page, "**/api/auth/get-session")
  await page.goto("/dashboard")
  await expect(page.getByRole("status")).toHaveText("Carregando...")
  await expectStillStart(page)
  await expect(page).toHaveURL("/dashboard")
  await release()
  await expect(page).toHaveURL("/login")
})

test("a screen that fails says so and offers to try again", async ({ page, baseURL, allowConsoleError }) => {
  allowConsoleError(/ERR_FAILED|A file of the app did not come/)
  await openAt(page, String(baseURL), "/help")
  // Words that this device does not keep yet.
  await page.context().route(/assets\/en-my-plan-.*\.js/, (route) => route.abort())
  await page
    .getByRole("navigation", { name: "Lugares principais" })
    .getByRole("link", { name: "Meu Plano", exact: true })
    .click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!")
  await page.context().unrouteAll()
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("7-day plan")
})
