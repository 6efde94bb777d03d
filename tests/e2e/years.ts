import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import type { Page } from "@playwright/test"

/** So many days of sleep, mood and energy up to today, where the browser is. The API takes no day of years ago. */
export async function insertDays(page: Page, dataDir: string, email: string, days: number) {
  const dates = await page.evaluate(
    (count) =>
      Array.from({ length: count }, (_, back) => new Date(Date.now() - back * 86_400_000).toLocaleDateString("sv")),
    days,
  )
  const at = new Date().toISOString()
  insert(dataDir, (database) => {
    const row = database.prepare(
      `insert into rows (user_id, noun, key, sort, stored_at, changed_at, value, version)
       select id, 'checkIns', ?, ?, ?, ?, ?, sync_version from user where email = ?`,
    )
    const changedAt = { sleepHours: at, mood: at, energy: at }
    for (const [index, date] of dates.entries()) {
      const values = { sleepHours: 6, mood: 1 + (index % 5), energy: 5 - (index % 4) }
      row.run(date, date, at, at, JSON.stringify({ values, changedAt }), email)
    }
  })
}

/** Two pages of the diary a day, from 2023 on. The API takes 200 in 24 hours. */
export function insertPages(dataDir: string, email: string, years: number) {
  insert(dataDir, (database) => {
    const row = database.prepare(
      `insert into rows (user_id, noun, key, sort, stored_at, changed_at, value, version)
       select id, 'diaryEntries', ?, ?, ?, ?, ?, sync_version from user where email = ?`,
    )
    for (let index = 0; index < years * 730; index++) {
      const createdAt = new Date(Date.UTC(2023, 0, 1, 15 + 12 * index)).toISOString()
      const notes = `Página ${index}. ${index === 0 ? "First of all." : "Mamou, dormiu, sorriu. ".repeat(12)}`
      const id = crypto.randomUUID()
      const entry = JSON.stringify({ id, mood: "🙂", notes, createdAt, revision: id })
      row.run(id, createdAt, createdAt, createdAt, entry, email)
    }
  })
}

/** Her account as of the text before this one, and with what she saved before consent was asked for. */
export function makeOlder(dataDir: string, email: string, { hasConsents }: { hasConsents: boolean }) {
  insert(dataDir, (database) => {
    database.prepare("update user set terms_version = 9 where email = ?").run(email)
    if (!hasConsents)
      database.prepare("delete from consents where user_id = (select id from user where email = ?)").run(email)
  })
}

function insert(dataDir: string, rows: (database: DatabaseSync) => void) {
  const database = new DatabaseSync(join(dataDir, "florescer.sqlite"), { timeout: 10_000 })
  database.exec("begin immediate")
  rows(database)
  database.exec("commit")
  database.close()
}
