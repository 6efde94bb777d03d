import { expect, type Page } from "@playwright/test"
import { operation } from "../../api/sync.ts"
import { shownToast } from "../mother.ts"
import { openProfile, readJson } from "../profile.ts"
import type { Walk } from "./walk.ts"

export async function* diaryStates({ page, origin, t }: Walk) {
  const save = page.getByRole("button", { name: t("diary", "save") })
  const write = async (notes: string) => {
    await page.getByLabel(t("diary", "notes")).first().fill(notes)
    await save.first().click()
  }
  await openProfile(page, origin, "diary")
  yield "an empty diary"
  await save.click()
  await shownToast(page).hover()
  yield "a note with nothing in it"
  await write("Um dia comprido. ".repeat(60))
  await page.getByRole("article").waitFor()
  await changeElsewhere(page, origin)
  await page.getByRole("button", { name: t("diary", "keepBoth") }).waitFor()
  yield "two texts of one entry"
  await page.getByRole("button", { name: t("diary", "keepBoth") }).click()
  await page.getByRole("button", { name: t("diary", "keepBoth") }).waitFor({ state: "detached" })
  await page.route("**/api/sync*", (route) => route.abort())
  await write("Hoje pensei em me matar")
  await page.getByText(t("diary", "waiting")).first().waitFor()
  yield "an entry that waits, beside the card with numbers to call"
  await page.unrouteAll()
  await page.route("**/api/sync*", (route) => route.fulfill({ status: 400, json: { code: "INVALID_INPUT" } }))
  await write("Este foi recusado")
  await page.getByText(t("diary", "refused")).first().waitFor()
  await page.getByRole("article").first().locator("footer button").first().click()
  await page.getByRole("article").last().locator("footer button").last().click()
  await page.getByRole("button", { name: t("diary", "undo") }).waitFor()
  yield "an entry being changed and one just deleted"
  const menu = page.getByRole("button", { name: t("navigation", "openMenu") })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole("button", { name: t("navigation", "logout") }).click()
  await page.getByRole("alertdialog", { name: t("navigation", "unsentTitle") }).waitFor()
  yield "the question before she leaves with something unsent"
}

/** Two devices change the entry, each without the other's change. */
async function changeElsewhere(page: Page, origin: string) {
  const stored = async () => (await readJson(page, "/api/diary-entries")).entries
  await expect.poll(stored).toHaveLength(1)
  const [entry] = await stored()
  const { user } = await readJson(page, "/api/auth/get-session")
  const asked = { userId: user.id, since: null }
  const send = async (operations: object[]) => {
    const headers = { origin }
    return (await page.request.post("/api/sync", { data: { ...asked, operations }, headers })).json()
  }
  const { changes } = await send([])
  const base = changes.find(({ key }: { key: string }) => key === entry.id).row.revision
  await send(
    ["Dormi quatro horas.", "Dormi pouco."].map((notes) =>
      operation("entryEdited", { entryId: entry.id, base, mood: "🙂", notes, createdAt: entry.createdAt }),
    ),
  )
}
