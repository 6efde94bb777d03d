import { card } from "./care-cards.ts"
import { answersFiles, fetchedFiles, field, say } from "./chat.ts"
import { goWithin } from "./go-within.ts"
import { openAt, openDashboard } from "./mother.ts"
import { untilQuiet } from "./quiet.ts"
import { expect, test } from "./test.ts"

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

test("on a desktop the sidebar leads to every screen, with the languages, the theme and the way out", async ({
  page,
  product,
}) => {
  await openDashboard(page, product.url)
  const links = { Chat: "/chat", "Meu Plano": "/my-plan", Perfil: "/profile", Ajuda: "/help", Início: "/dashboard" }
  const navigation = page.getByRole("navigation", { name: "Navegação principal" })
  for (const [name, path] of Object.entries(links)) {
    await navigation.getByRole("link", { name }).click()
    await expect(page).toHaveURL(path)
    const main = page.getByRole("main")
    await expect(path === "/chat" ? main.getByRole("textbox") : main).toBeFocused()
    await expect(navigation.getByRole("link", { name })).toHaveAttribute("aria-current", "page")
  }
  await page.getByRole("link", { name: "Florescer, início" }).click()
  await expect(page).toHaveURL("/dashboard")
  await page.getByRole("banner").getByRole("combobox").first().selectOption("en")
  await page.getByRole("button", { name: "Sign out", exact: true }).click()
  await expect(page).toHaveURL("/login")
})

test("one place of the sidebar is lit wherever she is, the nearest of those that it has", async ({ page, product }) => {
  await openDashboard(page, product.url)
  const lit = page.getByRole("navigation", { name: "Navegação principal" }).locator("[aria-current=page]")
  for (const [path, place] of [
    ["/profile?tab=diary", "Diário"],
    ["/guides/body", "Guias"],
    ["/profile?tab=diary&month=2026-01", "Diário"],
    ["/profile/food", "Perfil"],
    ["/profile/settings", "Perfil"],
    ["/my-plan/day/2", "Meu Plano"],
  ] as const) {
    await goWithin(page, path)
    await expect(lit, path).toHaveText([place])
  }
})

test("the dashboard leads to the chat, the plan and the shopping list, and the skip link past the navigation", async ({
  page,
  product,
}) => {
  await openDashboard(page, product.url)
  for (const path of ["/chat", "/my-plan", "/my-plan/shopping-list"]) {
    await expect(page.getByRole("main").locator(`a[href="${path}"]`)).toBeVisible()
  }
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Ir para o conteúdo" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})

test("visitors are led past the header too", async ({ page }) => {
  for (const [path, skip] of [
    ["/", "Skip to content"],
    ["/login", "Ir para o conteúdo"],
    ["/help-now", "Ir para o conteúdo"],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole("combobox").first()).toBeEnabled()
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: skip }), path).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("main"), path).toBeFocused()
  }
})

test("the chat's field has the focus as it opens, unless a card stands there, and its answers come once she types", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/chat")
  await expect(field(page)).toBeFocused()
  await untilQuiet(page)
  for (const file of answersFiles) expect(await fetchedFiles(page)).not.toContainEqual(file)
  await page.keyboard.type("q")
  await expect.poll(() => fetchedFiles(page)).toEqual(expect.arrayContaining(answersFiles))
  await say(page, "quero me matar")
  await expect(card(page)).toBeVisible()
  await page.reload()
  await expect(card(page)).toBeInViewport()
  await expect(field(page)).not.toBeFocused()
})

test("the theme follows the device until she sets it, and stays as set", async ({ page, product }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: "light" })
  await openDashboard(page, product.url)
  const light = await ground()
  await page.emulateMedia({ colorScheme: "dark" })
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.emulateMedia({ colorScheme: "light" })
  await expect.poll(ground).toBe(light)
  await page.getByRole("combobox").filter({ hasText: "Escura" }).selectOption("dark")
  await expect.poll(ground).toBe(dark)
  await page.reload()
  await expect.poll(ground).toBe(dark)
})
