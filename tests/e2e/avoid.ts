import { expect, type Page } from "@playwright/test"

/** Tells the Food screen what she avoids, and waits until it is saved. */
export async function avoid(page: Page, text: string) {
  if (!page.url().endsWith("/profile/food")) await page.goto("/profile/food")
  await page.getByRole("textbox").first().fill(text)
  await page
    .getByRole("button", { name: /^(Agree and save|Save|Concordar e salvar|Salvar|Aceptar y guardar|Guardar)$/ })
    .click()
  await expect(
    page
      .getByRole("heading", { name: /^(Saved|Salvo|Guardado)$/ })
      .or(page.getByText(/^(Saved|Salvo|Guardado)$/))
      .first(),
  ).toBeVisible()
}
