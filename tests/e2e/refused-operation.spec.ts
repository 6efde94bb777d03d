import type { Page } from "@playwright/test"
import { expectToast, openAt } from "./mother.ts"
import { readJson } from "./profile.ts"
import { waitForServer } from "./saved-entry.ts"
import { expect, test } from "./test.ts"

type Sent = { id: string; name: string; args: object }

/** Has the server refuse what the page does, as one of another release may; gives the ids of what was sent. */
async function refuse(page: Page, name: string, args: object) {
  const sent: string[] = []
  await page.route("**/api/sync", async (route) => {
    if (route.request().method() !== "POST") return route.continue()
    const body = route.request().postDataJSON() as { operations: Sent[] }
    for (const operation of body.operations.filter((it) => it.name === name)) {
      sent.push(operation.id)
      operation.args = args
    }
    await route.continue({ postData: JSON.stringify(body) })
  })
  return sent
}

test("what she does not eat is not reported saved where only what she settled beside it is", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/profile/food")
  await refuse(page, "onboardingAnswered", { answers: { restrictions: "\0" } })
  const words = page.getByRole("main").getByRole("textbox").first()
  await words.fill("amendoim")
  await page.getByRole("button", { name: "Salvar" }).click()
  await expectToast(page, "Ainda não foi salvo")
  await expect(page.getByText("Salvo", { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(words).toHaveValue("amendoim")
})

test("half of an emoji in what she does not eat does not keep it from being saved", async ({ page, product }) => {
  await openAt(page, product.url, "/profile/food")
  const words = page.getByRole("main").getByRole("textbox").first()
  await words.evaluate((field: HTMLTextAreaElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {}
    set?.call(field, "amendoim \uD83D")
    field.dispatchEvent(new Event("input", { bubbles: true }))
  })
  await page.getByRole("button", { name: "Salvar" }).click()
  await expectToast(page, "Salvo")
  const file = await readJson(page, "/api/account/export")
  expect(file.onboarding.restrictions).toBe("amendoim")
})

test("a plan that the server refuses is sent once, and asks her nothing", async ({ page, product }) => {
  await openAt(page, product.url, "/profile/food")
  await page.getByRole("main").getByRole("textbox").first().fill("leite")
  const sent = await refuse(page, "dishesPlanned", { journeyId: "first", dishes: {} })
  await page.getByRole("button", { name: "Salvar" }).click()
  await expectToast(page, "Salvo")
  await page.goto("/my-plan")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.waitForLoadState("networkidle")
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  await page.getByRole("link", { name: /^(Dia|Day) 2/ }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("2")
  await page.waitForLoadState("networkidle")
  // From the form, and from her week.
  expect(sent.length).toBeLessThanOrEqual(2)
  await expect(page.getByText(/Não foi possível guardar/)).toHaveCount(0)
})

test("an entry is reported saved before what reads it for danger has come", async ({ page, product }) => {
  await waitForServer(page)
  await page.route(/\/models-safety-[\w-]+\.js$/, () => {})
  await openAt(page, product.url, "/profile?tab=diary")
  await page.getByLabel("Suas anotações").fill("Dormi três horas seguidas.")
  await page.getByRole("button", { name: "Salvar registro" }).click()
  await expectToast(page, "Registro salvo! 💖")
})
