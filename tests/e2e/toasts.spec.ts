import type { Locator } from "@playwright/test"
import { expectToast, fillSignIn, openDashboard, shownToast } from "./mother.ts"
import { holdAnswers } from "./states/walk.ts"
import { expect, test } from "./test.ts"

test("a message stays for five seconds; so does the celebration, and the next day starts after one", async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  await openDashboard(page, String(baseURL))
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByText("Morning ritual").click()
  // A message under the pointer waits until it has been read.
  await page.mouse.move(0, 0)
  // On a busy machine it may come only once the time has been set forward.
  await shownToast(page).waitFor({ state: "attached" })
  await page.clock.runFor(4_800)
  await expectToast(page, "Ritual completed!")
  await page.clock.runFor(600)
  await expect(shownToast(page)).toHaveCount(0)

  for (const item of ["Main recipe", "Smart snack"]) await page.getByText(item).click()
  await page.getByText("15 min Light Walk").click()
  const petals = page.locator("[data-celebration]")
  await expectToast(page, "Day 1 Complete!")
  await expect(petals).toBeVisible()
  await page.clock.runFor(900)
  await expect(page.getByRole("heading", { name: "Day 1 of 7" })).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByRole("heading", { name: "Day 2 of 7" })).toBeVisible()
  await page.clock.runFor(3_700)
  await expect(petals).toBeVisible()
  await page.clock.runFor(300)
  await expect(petals).toHaveCount(0)
})

test("one message is shown at a time, the newest; it covers no heading, no field, no petal, and nothing that is ticked next", async ({
  page,
  baseURL,
}) => {
  await openDashboard(page, String(baseURL))
  await page.getByText("Morning ritual").click()
  await expectToast(page, "Ritual completed!")
  await expect.poll(() => coveredBy(shownToast(page))).toEqual([])
  await shownToast(page).hover()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => coveredBy(shownToast(page))).toEqual([])
  await page.getByText("15 min Light Walk").click()
  await expectToast(page, "Great job!")
  await expect(shownToast(page)).toHaveCount(1)
})

test("a message is announced politely, a failure at once; it stays beside its field, and its message goes when what is tried again succeeds", async ({
  page,
  baseURL,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 401/)
  const mother = await openDashboard(page, String(baseURL))
  await page.getByText("Morning ritual").click()
  await expect(page.getByRole("region", { name: "Avisos" })).toHaveAttribute("aria-live", "polite")
  await expectToast(page, "Ritual completed!")

  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("button", { name: "Sair", exact: true }).click()
  await expect(page).toHaveURL("/login")
  await fillSignIn(page, { ...mother, password: "errada" })
  const enter = page.getByRole("button", { name: "Entrar", exact: true })
  await enter.click()
  await expectToast(page, "Falha no login")
  await expect(shownToast(page)).toHaveAttribute("role", "group")
  await expect(page.getByRole("alert").filter({ hasText: "Falha no login" })).toBeAttached()
  const password = page.getByLabel("Senha", { exact: true })
  await expect(password).toHaveAccessibleDescription("Email ou senha incorretos. Por favor, tente novamente.")
  await expect(password).toBeFocused()
  await password.fill(mother.password)
  const held = await holdAnswers(page, "**/api/auth/sign-in/**")
  await enter.click()
  await expect(shownToast(page)).toHaveCount(0)
  await held()
  await expectToast(page, "Bem-vindo(a) de volta!")
  await expect(shownToast(page)).toHaveCount(1)
  await shownToast(page).hover()
  await page.getByRole("checkbox").first().waitFor()
  await expect.poll(() => coveredBy(shownToast(page)), { message: "the welcome" }).toEqual([])
})

/** Finds the elements under the message that have a name or can be typed into or ticked. */
function coveredBy(toast: Locator) {
  return toast.evaluate((toast) => {
    const { top, bottom, left, right } = toast.getBoundingClientRect()
    return [...document.querySelectorAll("header, nav.fixed, h1, h2, h3, label, input, textarea, [data-uncovered]")]
      .filter((element) => !toast.contains(element) && element.checkVisibility())
      .filter((element) => {
        const box = element.getBoundingClientRect()
        return box.height > 1 && box.top < bottom && box.bottom > top && box.left < right && box.right > left
      })
      .map((element) => element.textContent || element.tagName)
  })
}
