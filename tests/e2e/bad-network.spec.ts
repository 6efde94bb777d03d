import type { Page } from "@playwright/test"
import { field, messages, say } from "./chat.ts"
import { openDashboard } from "./mother.ts"
import { readJson } from "./profile.ts"
import { expect, test } from "./test.ts"
import { noAnswer } from "./watch.ts"

test.use({ serviceWorkers: "allow" })

const question = "Trocar o pneu do carro"
const notes = "Escrito enquanto a rede ia e vinha"

test("what she does as she closes the page, before any answer came, is there afterwards, once", async ({
  page,
  context,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(noAnswer)
  await openDashboard(page, product.url)
  // The server hears each change, and she is gone before it can answer.
  await context.route("**/api/sync*", async (route) => {
    await route.fetch()
  })
  await liveThrough(page)
  await expect(messages(page)).toHaveCount(2)
  await page.close()
  await context.unrouteAll({ behavior: "ignoreErrors" })

  const later = await context.newPage()
  await later.goto("/dashboard")
  await expect(later.getByRole("checkbox", { name: "Smart snack" })).toBeChecked()
  await expectOnServer(later)
  await expect.poll(() => later.evaluate(() => JSON.stringify(localStorage))).not.toContain(":outbox:")
  await expectOnServer(later)
})

test("on a slow 3G connection, which fails now and then, nothing is lost", async ({
  page,
  context,
  product,
  allowConsoleError,
}) => {
  test.setTimeout(150_000)
  allowConsoleError(noAnswer)
  allowConsoleError(/status of 50\d/)
  await openDashboard(page, product.url)
  const session = await context.newCDPSession(page)
  // The network has 400 ms of latency and 400 kbit/s.
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  let calls = 0
  await context.route("**/api/**", (route) => {
    calls += 1
    return calls % 3 === 0 ? route.abort() : route.continue()
  })
  page.setDefaultTimeout(60_000)
  await liveThrough(page)
  await page.goto("/dashboard")
  await expectOnServer(page)
})

/** Something of everything that she can do: a tick, a diary entry, a question to the team. */
async function liveThrough(page: Page) {
  await page.getByText("Smart snack").click()
  await page.goto("/profile?tab=diary")
  await page.getByLabel("Suas anotações").fill(notes)
  await page.getByRole("button", { name: "Salvar registro" }).click()
  await expect(page.getByRole("article")).toContainText(notes)
  await page.goto("/chat")
  await field(page).waitFor()
  await say(page, question)
}

async function expectOnServer(page: Page) {
  const timeout = 60_000
  await expect
    .poll(async () => (await readJson(page, "/api/progress")).progress?.value.checklist.snack, { timeout })
    .toBe(true)
  await expect
    .poll(async () => (await readJson(page, "/api/diary-entries")).entries.map((entry: Noted) => entry.notes), {
      timeout,
    })
    .toEqual([notes])
  await expect
    .poll(
      async () => (await readJson(page, "/api/account/export")).supportQuestions.map((asked: Asked) => asked.text),
      {
        timeout,
      },
    )
    .toEqual([question])
}
type Noted = { notes: string }
type Asked = { text: string }
