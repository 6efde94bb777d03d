import { describe, expect, test, vi } from "vitest"
import { dangerWords } from "#content/danger-words/words.ts"
import safetyFile from "#content/models/safety.json" with { type: "json" }
import { addDaysTo } from "#domain/days/day-record.ts"
import { daysOfHistory } from "#domain/evolution/history.ts"
import { weekScore } from "#domain/evolution/score.ts"
import type { DoneDates, Journey } from "#domain/journey/journey.ts"
import { languages } from "#domain/language.ts"
import { assessSafety } from "#domain/safety/assess.ts"
import { createSafetyModel } from "#domain/safety/model.ts"
import { dangerRulesOf } from "#domain/safety/rules.ts"
import { databases } from "#tests/amount.ts"
import { emptyPlace, startRealServer } from "#tests/api/real-server.ts"
import { runDemo } from "#tests/api/run-programs.ts"
import { describeOnBoth, type TestApp, testNow } from "#tests/api/test-app.ts"
import { createNouns } from "../nouns.ts"
import { demoAddress } from "./account.ts"
import { fillDemo } from "./fill.ts"
import { demoDays, lifeOf } from "./life.ts"
import { loadDemoTexts } from "./texts.ts"

// Some tests start several processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const password = "a password of the test"
const today = "2026-11-21"

async function fill({ database, mails, passwords, log }: TestApp, language: (typeof languages)[number] = "pt") {
  const addresses = { supportEmail: "contato@florescer.app", baseUrl: "http://florescer.test" }
  const addressKeyOf = (email: string) => email
  const nouns = createNouns({ database, mails, ...addresses, addressKeyOf, announceDesk: () => {} })
  const passwordHash = await passwords.hash(password)
  return fillDemo({ database, nouns, log }, { language, now: testNow, passwordHash })
}

describeOnBoth("the demonstration", (createTestApp) => {
  test("is six weeks that every handler accepts, from which score and badges follow, all in her file, without a mail", async () => {
    const app = await createTestApp()
    const userId = await fill(app)
    expect(await app.outbox()).toEqual([])
    const browser = app.visitor()
    expect((await browser.signIn({ email: demoAddress, password })).status).toBe(200)

    const file = (await browser.get("/api/account/export")).body
    expect(file.diaryEntries).toHaveLength(26)
    const checkIns = file.checkIns.map(({ date }: { date: string }) => date)
    expect([checkIns[0], checkIns.at(-1)]).toEqual([addDaysTo(today, 1 - demoDays), today])
    expect(file.weights).toHaveLength(5)
    expect(file.badges.map(({ badge }: { badge: string }) => badge)).toEqual(["mind", "sleep", "water"])
    expect(file.supportQuestions).toEqual([])

    const receipts = await app.db.selectFrom("receipts").select("name").where("user_id", "=", userId).execute()
    expect(receipts.length).toBeGreaterThan(400)
    const history = (await browser.get("/api/history")).body
    const days = daysOfHistory(history, (moment) => moment.slice(0, 10))
    const [first, last] = [weekScore(days, addDaysTo(today, -35)), weekScore(days, today)]
    expect(last?.score).toBeGreaterThan(first?.score ?? 100)
  })

  test("has one whole journey over nine days, one left in the middle, and the one that she is in", async () => {
    const app = await createTestApp()
    await fill(app)
    const stored = app.db.selectFrom("rows").select("value").where("noun", "=", "journeys").orderBy("sort")
    const rows = (await stored.execute()).map(({ value }): Journey => JSON.parse(value ?? ""))
    const done = rows.map((row) => Object.values(row.done).flat().length)
    expect(done).toEqual([28, 14, 18])
    const dates: DoneDates[number][] = Object.values(rows[0]?.doneOn ?? {})
    expect(dates.at(-1)?.activity).toBe(addDaysTo(dates[0]?.activity ?? "", 8))
  })

  test("leaves nothing behind where a handler refuses", async () => {
    const app = await createTestApp()
    await app.db.schema.dropTable("receipts").execute()
    await expect(fill(app)).rejects.toThrow("The demonstration is refused")
    expect(await app.db.selectFrom("user").select("id").execute()).toEqual([])
  })
})

describe.each(databases)("npm run demo (%s)", (type) => {
  test("fills an account beside a running server, says that it is there, and makes it anew", async () => {
    const place = await emptyPlace(type)
    const browser = (await startRealServer(place)).visitor()
    const filled = await runDemo(place, "--language", "en")
    expect(filled).toMatchObject({ code: 0, err: "" })
    const shown = filled.out.match(/password {2}(\S+)/)?.[1] ?? ""
    expect((await browser.signIn({ email: demoAddress, password: shown })).body.user.name).toBe("Anna Clare")

    expect(filled.out).toContain("/en/login")

    const there = await runDemo(place)
    expect(there).toMatchObject({ code: 0, out: expect.stringContaining(demoAddress) })
    expect(there.out).not.toContain(shown)

    const again = await runDemo(place, "--again")
    expect(again).toMatchObject({ code: 0, err: "" })
    expect((await browser.signIn({ email: demoAddress, password: shown })).status).toBe(401)
    expect((await runDemo(place, "--language", "fr")).code).toBe(1)
  })

  test("refuses where other accounts are, unless told", async () => {
    const place = await emptyPlace(type)
    const server = await startRealServer(place)
    await server.visitor().signUp({ name: "Bia", email: "bia@example.org", password: "senha de Bia" })
    const refused = await runDemo(place)
    expect(refused).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringMatching(/^There are other accounts here.+\n$/),
    })
    expect(await runDemo(place, "--anyway")).toMatchObject({ code: 0, err: "" })
  })
})

test("her life is the one that is written down, until today, with nothing left to fill in", async () => {
  const momentOf = (date: string, time: string) => `${date}T${time}:00.000Z`
  for (const language of languages) {
    const texts = await loadDemoTexts(language)
    const lived = lifeOf({ texts, language, today, momentOf })
    expect(lived).toHaveLength(demoDays)
    expect(lived.at(-1)?.date).toBe(today)
    const operations = lived.flatMap((day) => day.operations)
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
    expect(JSON.stringify(operations)).not.toContain('"$')
    const written = operations.flatMap(({ name, args }) => (name === "entryWritten" ? [args.notes] : []))
    expect(written.toSorted()).toEqual(Object.values(texts.entries).toSorted())
  }
})

test.each(languages)("nothing that she writes in %s is taken for an emergency", async (language) => {
  const model = createSafetyModel(safetyFile as Parameters<typeof createSafetyModel>[0])
  const { entries } = await loadDemoTexts(language)
  const urgent = Object.entries(entries).filter(
    ([, text]) => assessSafety(text, model, { rules: dangerRulesOf(dangerWords) }).concern?.level === "urgent",
  )
  expect(urgent).toEqual([])
})
