import { violations } from "./access/axe.ts"
import { openAt } from "./mother.ts"
import { goOffline } from "./second-visit.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

test("the guides and answers are searched on the device, with typos and without accents", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")))
  await page.goto("/pt/guides")
  const field = page.getByRole("searchbox", { name: "Procurar nos guias e respostas" })
  const results = page.locator("search").getByRole("listitem")
  await field.fill("mastite")
  await expect(results.getByRole("link").first()).toContainText("Seu peito e seu leite")
  await field.fill("ictericia amarelo bebe")
  await expect(results.getByRole("link").first()).toContainText("Os sinais do bebê")
  await field.fill("posso tomar cafe")
  const answer = results.filter({ hasText: "Posso tomar café?" })
  await answer.locator("summary").click()
  await expect(answer.getByText("200 mg")).toBeVisible()
  await expect(answer).not.toContainText(/[<>]/)
  await field.fill("natimorto perdi meu bebê")
  await expect(results.getByRole("link").first()).toContainText("Quando seu bebê morreu")
  await field.fill("xyzzy")
  await expect(page.getByText("Nada encontrado com estas palavras.")).toBeVisible()
  expect(asked.filter((each) => /mastite|ictericia|natimorto|xyzzy/.test(each))).toEqual([])
})

test("a result opens the guide at its section", async ({ page }) => {
  await page.goto("/guides")
  await page.getByRole("searchbox").fill("wet nappies")
  await page.getByRole("link", { name: /^Wet nappies/ }).click()
  await expect(page).toHaveURL(/\/guides\/baby-signs#wet-nappies$/)
  await expect(page.locator("#wet-nappies")).toBeInViewport()
})

test("what she has typed, and the focus, outlive the frame that comes late", async ({ page, product }) => {
  const late = Promise.withResolvers<void>()
  await openAt(page, product.url, "/healthz")
  await page.route("**/api/sync?*", async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto("/guides")
  const field = page.getByRole("searchbox")
  await field.fill("mastitis")
  const results = page.locator("search").getByRole("listitem")
  await expect(results.first()).toBeVisible()
  const ownFrame = page.locator("header a[href='/dashboard']")
  await expect(ownFrame).toHaveCount(0)
  late.resolve()
  await expect(ownFrame).not.toHaveCount(0)
  await expect(field).toHaveValue("mastitis")
  await expect(field).toBeFocused()
  await expect(results.first()).toBeVisible()
})

test("who searches for an end is shown the way to help", async ({ page }) => {
  await page.goto("/guides")
  await page.getByRole("searchbox").fill("I want to die")
  await page.locator("search").getByRole("link", { name: "I need help now" }).click()
  await expect(page).toHaveURL("/help-now")
})

testWithWorker(
  "the help screen searches too, without a connection as well",
  async ({ page, product, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    await openAt(page, product.url, "/help")
    await page.getByRole("searchbox").fill("stitches")
    await expect(page.locator("search").getByRole("listitem").first()).toBeVisible()
    await expect.poll(() => violations(page)).toEqual([])
    await goOffline(page)
    await page.getByRole("searchbox").fill("engorged breasts")
    await expect(page.locator("search").getByRole("link").first()).toContainText("Your breasts and your milk")
  },
)
