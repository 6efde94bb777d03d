import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { lacking, takeAwayNewer } from "./floor.ts"
import { openDashboard } from "./mother.ts"
import { provokedErrors } from "./states/all.ts"
import { open } from "./states/walk.ts"
import { expect, test } from "./test.ts"

test("what the oldest browsers lack is known, and no more", () => {
  expect(lacking).toContainEqual(["Promise", "withResolvers"])
  expect(lacking).not.toContainEqual(["Array", "toSorted"])
})

test("every main screen opens with the functions of the oldest browsers alone", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(provokedErrors)
  await takeAwayNewer(page)
  for (const path of ["/", "/help-now", "/guides/baby-signs", "/login"]) {
    await open(page, path)
    await expect(page.locator("#plain-notice"), path).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible()
  }
  await openDashboard(page, product.url)
  await page.getByText("Morning ritual").click()
  await expect(page.getByRole("checkbox").first()).toBeChecked()
  for (const path of ["/chat", "/my-plan", "/my-plan/shopping-list", "/profile?tab=diary", "/profile?tab=evolution"]) {
    await open(page, path)
    await expect(page.locator("#plain-notice"), path).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible()
  }
})

test("the styles of the build have no colours that the oldest browsers cannot read", () => {
  const assets = join(import.meta.dirname, "../../build/current/client/assets")
  const styles = readdirSync(assets).filter((file) => file.endsWith(".css"))
  expect(styles.length).toBeGreaterThan(0)
  for (const file of styles) expect(readFileSync(join(assets, file), "utf8"), file).not.toContain("light-dark(")
})
