import { DatabaseSync } from "node:sqlite"
import { entriesPerDay } from "#domain/diary/diary.ts"
import { sqliteFile } from "#server/database/open.ts"
import { expectToast } from "./mother.ts"
import { openProfile, readJson } from "./profile.ts"
import { expectSaved } from "./saved-entry.ts"
import { expect, test } from "./test.ts"

test("on a day with too many entries what she writes stays on the device, and is saved the day after", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 422/)
  const { email } = await openProfile(page, product.url, "diary")
  const database = new DatabaseSync(sqliteFile(product.dataDir), { timeout: 5000 })
  const add = database.prepare(`
    insert into rows (user_id, noun, key, version, sort, stored_at, changed_at, value)
    select id, 'diaryEntries', ?, 0, ?, ?, ?, ? from "user" where email = ?`)
  const createdAt = "2026-01-01T08:00:00.000Z"
  for (let count = 0; count < entriesPerDay; count++) {
    const [id, storedAt] = [crypto.randomUUID(), new Date().toISOString()]
    const entry = JSON.stringify({ id, mood: "🙂", notes: "Uma linha.", createdAt, revision: id })
    add.run(id, createdAt, storedAt, storedAt, entry, email)
  }

  await page.getByLabel("Suas anotações").fill("Sopa de abóbora no almoço")
  await page.getByRole("button", { name: "Salvar registro" }).click()
  await expectToast(page, "O diário está cheio por enquanto", "O que você escreveu continua neste aparelho.")
  const entry = page.getByRole("article").filter({ hasText: "Sopa de abóbora no almoço" })
  await expect(entry).toContainText("porque o diário está cheio por enquanto, mas está guardado neste aparelho.")
  await page.reload()
  await expect(entry).toContainText("porque o diário está cheio por enquanto")

  database.exec("update rows set stored_at = '2026-01-01T08:00:00.000Z'")
  database.close()
  await entry.getByRole("button", { name: /^Editar/ }).click()
  await page.getByRole("article").getByRole("button", { name: "Salvar registro" }).click()
  await expectSaved(page, "Sopa de abóbora no almoço")
  const { entries } = await readJson(page, "/api/diary-entries")
  expect(entries[0]).toMatchObject({ notes: "Sopa de abóbora no almoço" })
})
