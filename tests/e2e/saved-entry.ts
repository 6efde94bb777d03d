import { expect, type Page } from "@playwright/test"
import { readJson } from "./profile.ts"

/** How long she is kept waiting for the server before she is told that it will be sent later. */
const patienceMs = 8000

/** The words of its message, which passes, depend on how soon the server answers; that it is stored does not. */
export async function expectSaved(page: Page, notes: string) {
  const stored = async () => {
    const { entries } = await readJson(page, "/api/diary-entries")
    return entries.map((entry: { notes: string }) => entry.notes)
  }
  await expect.poll(stored).toContain(notes.trim())
}

/** From the next page on she is told only once the server has answered, however long that takes beside other load. */
export async function waitForServer(page: Page) {
  await page.addInitScript((patienceMs) => {
    const begin = window.setTimeout
    const later = (handler: TimerHandler, ms?: number, ...args: unknown[]) =>
      begin(handler, ms === patienceMs ? 10 * ms : ms, ...args)
    Object.assign(window, { setTimeout: later })
  }, patienceMs)
}
