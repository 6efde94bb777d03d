import { chooseBefore } from "./choose-language.ts"
import { openAt, openDashboard } from "./mother.ts"
import { expect, test } from "./test.ts"

test("the menu of a phone has what its bar lacks, and each of it opens", async ({ page, product }) => {
  await chooseBefore(page, product.url, "pt")
  await openDashboard(page, product.url)
  const more = page.getByRole("navigation", { name: "Mais lugares" })
  const heading = page.getByRole("heading", { level: 1 })
  for (const [name, path, title] of [
    ["Guias", "/guides", "Guias"],
    ["Diário", "/profile?tab=diary", "Seu perfil"],
    ["Comida", "/profile/food", "Comida"],
    ["Notificações", "/profile/notifications", "Notificações"],
    ["Ajustes", "/profile/settings", "Ajustes"],
  ] as const) {
    await page.getByRole("button", { name: "Abrir menu" }).click()
    await more.getByRole("link", { name }).click()
    await expect(page).toHaveURL(path)
    await expect(heading).toHaveText(title)
    await expect(more).toHaveCount(0)
  }
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await expect(more.getByRole("link", { name: "Ajustes" })).toHaveAttribute("aria-current", "page")
  await expect(more.getByRole("link", { name: /Início|Meu Plano/ })).toHaveCount(0)
})

test("the guides keep the places of whoever is signed in, and have the visitors' header for others", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "pt")
  await page.goto("/guides/body")
  await expect(page.getByRole("navigation", { name: "Lugares principais" })).toHaveCount(0)
  await openAt(page, product.url, "/help")
  await page.getByRole("main").getByRole("link", { name: "Seu peito e seu leite" }).click()
  const bar = page.getByRole("navigation", { name: "Lugares principais" })
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seu peito e seu leite")
  await expect(bar.getByRole("link", { name: "Ajuda" })).toHaveAttribute("aria-current", "page")
  // Opened from outside, too.
  await page.goto("/guides/body#bleeding")
  await expect(bar).toBeVisible()
  await expect(page.getByRole("banner").getByRole("link", { name: "Ajuda agora" })).toHaveCount(1)
  await bar.getByRole("link", { name: "Início" }).click()
  await expect(page.getByRole("checkbox").first()).toBeVisible()
})

test("help begins with the search, then the guides, then the questions", async ({ page, product }) => {
  await openAt(page, product.url, "/help")
  const tops = await Promise.all(
    [
      page.getByRole("searchbox"),
      page.getByRole("heading", { name: "Guides" }),
      page.getByRole("heading", { name: "Frequently asked questions" }),
      page.getByRole("heading", { name: "Write an e-mail" }),
    ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await expect(page.getByRole("region", { name: "Guides" }).getByRole("link")).toHaveCount(10)
})

test("old links to what stood among her data lead on", async ({ page, product }) => {
  await openAt(page, product.url, "/healthz")
  for (const part of ["numbers", "silence", "your-data"]) {
    await page.goto(`/profile?tab=data#${part}`)
    await expect(page).toHaveURL(`/profile/settings#${part}`)
    await expect(page.locator(`#${part}`)).toBeInViewport()
  }
})

test("what holds in her country comes first in a guide, and the others unfold", async ({ page, product }) => {
  await chooseBefore(page, product.url, "pt")
  await openAt(page, product.url, "/healthz")
  await page.evaluate(() => localStorage.setItem("florescer:country", "PT"))
  await page.goto("/guides/visits-and-rights#leave")
  const leave = page.locator("section#leave")
  await expect(leave.getByRole("listitem").first()).toHaveText(/^Portugal:/)
  await expect(leave.getByText("Brasil:")).toBeHidden()
  await leave.getByText("Outros países").click()
  await expect(leave.getByText("Brasil:")).toBeVisible()
  // Where hers is not known to the guide, all of them stand there.
  await page.evaluate(() => localStorage.setItem("florescer:country", "AO"))
  await page.reload()
  await expect(leave.getByText("Brasil:")).toBeVisible()
})

test("the pressed place lights at once, and a shape stands for a screen that is long in coming", async ({
  page,
  product,
}) => {
  await openDashboard(page, product.url)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/profile-screen-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  const bar = page.getByRole("navigation", { name: "Lugares principais" })
  await bar.getByRole("link", { name: "Perfil" }).click()
  await expect(bar.getByRole("link", { name: "Perfil" })).toHaveAttribute("aria-current", "page")
  await expect(bar.getByRole("link", { name: "Início" })).not.toHaveAttribute("aria-current")
  await expect(page.locator("[data-between-screens]")).toBeVisible()
  await expect(page.getByRole("checkbox").first()).toBeHidden()
  // On second thoughts.
  await bar.getByRole("link", { name: "Início" }).click()
  await expect(page.getByRole("checkbox").first()).toBeVisible()
  await bar.getByRole("link", { name: "Perfil" }).click()
  release()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seu perfil")
})
