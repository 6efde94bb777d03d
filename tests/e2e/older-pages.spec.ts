import type { Page } from "@playwright/test"
import { chooseBefore } from "./choose-language.ts"
import { expectToast, openAt } from "./mother.ts"
import { readJson, signInAgain } from "./profile.ts"
import { goOffline, waitUntilCached } from "./second-visit.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { insertPages } from "./years.ts"

const path = "/profile?tab=diary"
const search = (page: Page) => page.getByRole("searchbox", { name: "Search in your own words" })
const entries = (page: Page) => page.getByRole("article")
const monthLink = (page: Page, name: RegExp) => page.getByRole("link", { name })

type Written = { entryId: string; mood: "🙂"; notes: string; createdAt: string }

/** A page every third day of 2026 up to the end of May, newest first. */
function writtenBefore(): Written[] {
  const days = Array.from({ length: 50 }, (_, index) => new Date(Date.UTC(2026, 0, 2 + 3 * index, 15)))
  return days.reverse().map((day) => ({
    entryId: crypto.randomUUID(),
    mood: "🙂",
    notes: `Página do dia ${day.toISOString().slice(0, 10)}`,
    createdAt: day.toISOString(),
  }))
}

/** Opens the diary of a mother who has written for months on another phone. */
async function openDiary(page: Page, origin: string, written = writtenBefore()) {
  const mother = await openAt(page, origin, "/healthz")
  await didElsewhere(
    page,
    origin,
    written.map((args) => ["entryWritten", args]),
  )
  await chooseBefore(page, origin, "en")
  await page.goto(path)
  await expect(entries(page)).toHaveCount(10)
  return { mother, written }
}

/** Waits until this device has a month (YYYY-MM) and the files that show it. */
async function waitUntilKept(page: Page, month: string) {
  await waitUntilCached(page, "profile-screen", "older-pages", "en-diary")
  await expect.poll(() => page.evaluate(keptMonths)).toContainEqual(expect.stringContaining(`:month:${month}`))
}

function keptMonths(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("florescer-older-entries")
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const keys = opening.result.transaction("months").objectStore("months").getAllKeys()
      keys.onsuccess = () => {
        opening.result.close()
        resolve(keys.result.map(String))
      }
    }
  })
}

test("the latest ten come first, and what she wrote before is there by month, to be changed like any page", async ({
  page,
  product,
}) => {
  await openDiary(page, product.url)
  const months = page.getByRole("region", { name: "Earlier pages" }).getByRole("listitem")
  await expect(months).toHaveText([
    /May.*10 pages/,
    /April.*10 pages/,
    /March.*10 pages/,
    /February.*10 pages/,
    /January.*10 pages/,
  ])
  await monthLink(page, /February/).click()
  await expect(page).toHaveURL(`${path}&month=2026-02`)
  await expect(page.getByRole("heading", { name: "February 2026", level: 2 })).toBeVisible()
  await expect(entries(page)).toHaveCount(10)
  await expect(entries(page).first()).toContainText("2026-02-28")

  const entry = entries(page).filter({ hasText: "2026-02-13" })
  await entry.getByRole("button", { name: "Edit the entry from 13 February 2026" }).click()
  await page.getByRole("textbox", { name: "Your notes" }).fill("Now I remember it better.")
  await page.getByRole("button", { name: "Save entry" }).click()
  await expectToast(page, "Entry saved! 💖")
  await page.getByRole("button", { name: "Delete the entry from 10 February 2026" }).click()
  await expect(page.getByText("Entry from 10 February 2026 deleted.")).toBeVisible()
  await page.reload()
  await expect(entries(page)).toHaveCount(9)
  await expect(entries(page).nth(5)).toContainText("Now I remember it better.")
  await expect(page.getByText("2026-02-10")).toHaveCount(0)

  await page.getByRole("button", { name: "The month before" }).click()
  await expect(page.getByRole("heading", { name: "January 2026", level: 2 })).toBeVisible()
  await expect(entries(page)).toHaveCount(10)
  await expect(page.getByRole("button", { name: "The month before" })).toHaveAttribute("aria-disabled", "true")
  await page.getByRole("link", { name: "Back to the latest pages" }).click()
  await expect(entries(page)).toHaveCount(10)
  await expect(entries(page).first()).toContainText("2026-05-29")
})

testWithWorker(
  "her own words are found however they are written, where the pages are, and the others can be brought",
  async ({ page, context, product, allowConsoleError }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
    const written = writtenBefore()
    const [first, last] = [written.at(-1), written.at(0)]
    if (first && last) first.notes = `${"Uma noite longa. ".repeat(40)}A avó trouxe CAFÉ e ficou.`
    if (first && last) last.notes = "Café com a vizinha."
    await openDiary(page, product.url, written)
    await page.getByRole("button", { name: "Search", exact: true }).click()
    await expect(search(page)).toBeFocused()
    await search(page).fill("cafe")
    await expect(page.getByText("1 page found")).toBeVisible()
    await expect(page.locator("mark")).toHaveText(["Café"])
    await expect(page).toHaveURL(path)
    await expect(page.getByText("4 months are not on this device yet")).toBeVisible()
    await goOffline(page)
    await page.getByRole("button", { name: "Bring them to this device" }).click()
    await expect(page.getByText("The connection was lost.")).toBeVisible()
    await context.setOffline(false)
    await page.getByRole("button", { name: "Bring them to this device" }).click()
    await expect(page.getByText("2 pages found")).toBeVisible()
    await expect(page.getByRole("button", { name: "Bring them to this device" })).toHaveCount(0)
    const found = page.getByRole("link", { name: /A avó trouxe CAFÉ/ })
    await expect(found).toContainText("… ")
    await goOffline(page)
    await found.click()
    await expect(page.getByRole("heading", { name: "2 January 2026", level: 2 })).toBeVisible()
    await expect(entries(page)).toHaveCount(1)
    await page.getByRole("link", { name: "Back to the latest pages" }).click()
    await expect(search(page)).toHaveValue("cafe")
    await search(page).fill("nothing like this")
    await expect(page.getByText("No page with these words.")).toBeVisible()
    await context.setOffline(false)
  },
)

testWithWorker(
  "a month that she has read is there without a connection, to be changed too, and another is not",
  async ({ page, context, product, allowConsoleError }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
    await openDiary(page, product.url)
    await monthLink(page, /February/).click()
    await expect(entries(page)).toHaveCount(10)
    await waitUntilKept(page, "2026-02")
    await goOffline(page)
    await page.reload()
    await expect(entries(page)).toHaveCount(10)
    await entries(page).first().getByRole("button", { name: /^Edit/ }).click()
    await page.getByRole("textbox", { name: "Your notes" }).fill("Written on the train.")
    await page.getByRole("button", { name: "Save entry" }).click()
    await expect(entries(page).first()).toContainText("Written on the train.")
    await page.reload()
    await expect(entries(page)).toHaveCount(10)
    await expect(entries(page).first()).toContainText("Written on the train.")
    await page.getByRole("link", { name: "Back to the latest pages" }).click()
    await expect(entries(page)).toHaveCount(11)
    await expect(entries(page).last()).toContainText("Saved on this device.")
    await monthLink(page, /March/).click()
    await expect(page.getByText("They are safe, and arrive once there is a connection.")).toBeVisible()
    await context.setOffline(false)
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(entries(page)).toHaveCount(10)
    await page.goto(`${path}&day=2026-02-28`)
    await expect(entries(page)).toHaveCount(1)
    await expect(entries(page)).toContainText("Written on the train.")
    await expect
      .poll(async () => JSON.stringify(await readJson(page, "/api/account/export")))
      .toContain("Written on the train.")
  },
)

test("what another phone changes in a month that is open comes, and what it deletes goes", async ({
  page,
  product,
}) => {
  const { written } = await openDiary(page, product.url)
  await monthLink(page, /February/).click()
  await expect(entries(page)).toHaveCount(10)
  const [kept, gone] = written.filter(({ createdAt }) => createdAt.startsWith("2026-02"))
  if (!kept || !gone) throw new Error("not written")
  await didElsewhere(page, product.url, [["entryDeleted", { entryId: gone.entryId }]])
  await expect(entries(page)).toHaveCount(9)
  const { entryId, createdAt } = kept
  const { user } = await readJson(page, "/api/auth/get-session")
  const before = new Date(Date.parse(createdAt) + 1).toISOString()
  const stored = await readJson(page, `/api/diary-entries/older?userId=${user.id}&before=${before}`)
  const base: string = stored.entries[0].revision
  await didElsewhere(page, product.url, [
    ["entryEdited", { entryId, base, mood: "😄", notes: "Changed elsewhere", createdAt }],
  ])
  await expect(entries(page).first()).toContainText("Changed elsewhere")
  await page.getByRole("link", { name: "Back to the latest pages" }).click()
  await expect(entries(page)).toHaveCount(10)
  await expect(page.getByText("Changed elsewhere")).toHaveCount(0)
})

test("a month that was read before something in it was deleted is read again", async ({ page, product }) => {
  const { written } = await openDiary(page, product.url)
  const gone = written.find(({ createdAt }) => createdAt.startsWith("2026-02"))
  if (!gone) throw new Error("not written")
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    "**/api/diary-entries/older?*",
    async (route) => {
      const response = await route.fetch()
      await released
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await monthLink(page, /February/).click()
  const synced = page.waitForResponse("**/api/sync*")
  await didElsewhere(page, product.url, [["entryDeleted", { entryId: gone.entryId }]])
  await synced
  release()
  await expect(entries(page)).toHaveCount(9)
  await expect(page.getByText(gone.notes)).toHaveCount(0)
})

test("older pages go from this device when she signs out or withdraws", async ({ page, product }) => {
  const { mother } = await openDiary(page, product.url)
  await monthLink(page, /February/).click()
  await expect(entries(page)).toHaveCount(10)
  await expect.poll(() => storedMonths(page)).toBe(1)
  await page.getByRole("button", { name: "Open menu" }).click()
  await page.getByRole("button", { name: "Sign out", exact: true }).click()
  await page.waitForURL("**/login")
  await expect.poll(() => storedMonths(page)).toBe(0)

  await signInAgain(page, product.url, mother)
  await page.goto(`${path}&month=2026-02`)
  await expect(entries(page)).toHaveCount(10)
  await expect.poll(() => storedMonths(page)).toBe(1)
  await page.goto("/profile/settings")
  await page.getByRole("button", { name: "What you agreed to" }).click()
  await page.getByRole("button", { name: /^Withdraw: .*diary/i }).click()
  await page.getByRole("button", { name: "Withdraw and delete" }).click()
  await expect.poll(() => storedMonths(page)).toBe(0)
})

function storedMonths(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes("florescer-older-entries")) return 0
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("florescer-older-entries")
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const asked = database.transaction("months").objectStore("months").getAllKeys()
      asked.onsuccess = () => resolve(asked.result)
    })
    database.close()
    return keys.filter((key) => String(key).includes(":month:")).length
  })
}

test("three years of pages are listed by month, and all of them can be searched", async ({ page, product }) => {
  test.setTimeout(90_000)
  await chooseBefore(page, product.url, "en")
  const mother = await openAt(page, product.url, "/healthz")
  insertPages(product.dataDir, mother.email, 3)
  await page.goto(path)
  const older = page.getByRole("region", { name: "Earlier pages" })
  await expect(older.getByRole("listitem")).toHaveCount(36)
  await search(page).fill("pagina 1")
  await page.getByRole("button", { name: "Bring them to this device" }).click()
  await expect(page.getByRole("button", { name: "Bring them to this device" })).toHaveCount(0, { timeout: 60_000 })
  await search(page).fill("first of all")
  await expect(page.getByText("1 page found")).toBeVisible()
  await search(page).fill("pagina")
  await expect(page.getByText("2,190 pages found")).toBeVisible()
  await expect(older.getByRole("listitem")).toHaveCount(20)
  await page.getByRole("button", { name: "Show more" }).click()
  await expect(older.getByRole("listitem")).toHaveCount(40)
})
