import { execFile } from "node:child_process"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { promisify } from "node:util"
import type { Page } from "@playwright/test"
import { programEnvironment } from "../api/program-environment.ts"
import { messages, say } from "./chat.ts"
import { expectToast, newMother, openDashboard, signIn } from "./mother.ts"
import type { Product } from "./product.ts"
import { readJson, signInAgain } from "./profile.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test } from "./test.ts"
import { noAnswer } from "./watch.ts"

test.beforeEach(({ allowConsoleError }) => allowConsoleError(noAnswer))

const root = join(import.meta.dirname, "../..")

function runProgram(product: Product, name: "backup" | "restore", ...args: string[]) {
  const env = { ...programEnvironment, DATA_DIR: product.dataDir }
  const program = join(root, "server/backup", `${name}.ts`)
  return promisify(execFile)(process.execPath, [program, ...args], { cwd: product.dataDir, env })
}

const item = (page: Page, name: string) => page.getByRole("checkbox", { name })
const notes = "Dormi quatro horas."

/** She writes a page of her diary, which the server acknowledges. */
async function writeEntry(page: Page, path: string) {
  await page.goto(path)
  await page.getByLabel("Suas anotações").fill(notes)
  await page.getByRole("button", { name: "Salvar registro" }).click()
  await expect(page.getByRole("article")).toContainText(notes)
  await expect.poll(async () => (await readJson(page, "/api/diary-entries")).entries).toHaveLength(1)
}

/** What the device holds that names her, or that she wrote. */
function heldOf(page: Page, userId: string) {
  return page.evaluate(async (id) => {
    const records = Object.entries(localStorage).map((record) => record.join(" "))
    for (const { name = "" } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result)
      })
      for (const store of database.objectStoreNames) {
        const asking = database.transaction(store).objectStore(store).getAllKeys()
        await new Promise((resolve) => {
          asking.onsuccess = resolve
        })
        records.push(...asking.result.map((key) => `${name} ${key}`))
      }
      database.close()
    }
    return records.filter((record) => record.includes(id))
  }, userId)
}

const idOf = async (page: Page) => (await readJson(page, "/api/auth/get-session")).user.id as string

test("after a backup was restored her phone brings back what the server has lost, once, and what she had not sent", async ({
  page,
  product,
}) => {
  const mother = await openDashboard(page, product.url)
  const { stdout } = await runProgram(product, "backup", join(product.dataDir, "copies"))
  const file = stdout.match(/^Wrote (.+?\.sqlite):/)?.[1] ?? ""
  await page.getByText("Smart snack").click()
  await writeEntry(page, "/profile?tab=diary")
  await page.goto("/chat")
  await say(page, "Que sono")
  await expect(messages(page).filter({ hasText: "Que sono" })).toHaveCount(1)
  await page.goto("/dashboard")
  await expect(item(page, "Smart snack")).toBeChecked()
  await product.stop()
  await page.getByText("Morning ritual").click()
  await runProgram(product, "restore", "--force", file)
  await product.start()

  await expectToast(page, "You are signed out", "What is nowhere else waits here for a month", 60_000)
  await page.waitForURL("**/login")
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(notes)
  await signIn(page, mother)
  for (const name of ["Smart snack", "Morning ritual"]) await expect(item(page, name)).toBeChecked()
  await expect.poll(async () => (await readJson(page, "/api/diary-entries")).entries).toMatchObject([{ notes }])
  const { journeys } = await readJson(page, "/api/account/export")
  expect(journeys).toMatchObject([{ done: { 1: ["morning", "snack"] } }])
  await page.goto("/profile?tab=diary")
  await expect(page.getByRole("article")).toHaveCount(1)
  await page.goto("/chat")
  await expect(messages(page).filter({ hasText: "Que sono" })).toHaveCount(1)
})

test("of a session that she ends on another device nothing stays on this one, sent or not", async ({
  page,
  product,
  openBrowser,
}) => {
  const mother = await openDashboard(page, product.url)
  const id = await idOf(page)
  await writeEntry(page, "/profile?tab=diary")
  await page.goto("/dashboard")
  await item(page, "Smart snack").waitFor()
  await page.route("**/api/sync", (route) => route.abort())
  await page.getByText("Smart snack").click()
  expect((await heldOf(page, id)).join()).toContain("outbox")
  const other = await openBrowser()
  await signInAgain(other, product.url, mother)
  const ended = await other.request.delete("/api/auth/sessions", { headers: { origin: product.url } })
  expect(ended.status()).toBe(200)
  await page.unroute("**/api/sync")
  await expectToast(page, "You are signed out", "everything of it on this device has been deleted", 60_000)
  await page.waitForURL("**/login")
  await expect.poll(() => heldOf(page, id)).toEqual([])
})

test("a proxy's page signs nobody out; a session that is unknown does, and whoever signs in next finds nothing", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 401/)
  await openDashboard(page, product.url)
  const id = await idOf(page)
  await didElsewhere(page, product.url, [["itemDone", { journeyId: "first", day: 1, item: "activity" }]])
  const proxy = { status: 401, contentType: "text/html", body: "<h1>Wi-Fi</h1>" }
  await page.route("**/api/**", (route) => route.fulfill(proxy))
  await page.getByText("Smart snack").click()
  await page.reload()
  await expect(item(page, "Smart snack")).toBeChecked()
  await expect(page).toHaveURL(/dashboard$/)

  const database = new DatabaseSync(join(product.dataDir, "florescer.sqlite"), { timeout: 10_000 })
  database.prepare("delete from session where userId = ?").run(id)
  database.close()
  await page.unroute("**/api/**")
  await page.waitForURL("**/login", { timeout: 60_000 })
  expect((await heldOf(page, id)).join()).toContain("outbox")
  const bia = newMother("Bia")
  await page.request.post("/api/auth/sign-up/email", { data: bia, headers: { origin: product.url } })
  await signIn(page, bia)
  await expect.poll(() => heldOf(page, id)).toEqual([])
})
