import care from "#content/locales/en/care.json" with { type: "json" }
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

test("what somebody frightened types leads to its card, unfolded, and no address tells of it", async ({ page }) => {
  await page.goto("/guides")
  const field = page.getByRole("searchbox")
  const results = page.locator("search").getByRole("listitem")
  await field.fill("i want to die")
  await expect(results.first()).toContainText(care["self-harm-name"])
  await field.fill("chokeing")
  await results.first().getByRole("link", { name: care["choking-name"] }).click()
  await expect(page).toHaveURL("/help-now")
  const card = page.getByRole("button", { name: care["choking-name"] })
  await expect(card).toHaveAttribute("aria-expanded", "true")
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport()
  const [first = ""] = care["choking-first"].split("\n")
  await expect(page.getByText(first)).toBeInViewport()
  await page.reload()
  await expect(card).toHaveAttribute("aria-expanded", "true")
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
