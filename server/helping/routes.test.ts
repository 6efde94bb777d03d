import { expect, test } from "vitest"
import type { HelperLink } from "#domain/helping/helper-link.ts"
import type { Journey } from "#domain/journey/journey.ts"
import { storeEverything } from "#tests/api/everything.ts"
import { helperLink } from "#tests/api/helper-link.ts"
import { operation, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeRules, type TestApp } from "#tests/api/test-app.ts"

type Mother = Awaited<ReturnType<TestApp["mother"]>>

const done = "2026-11-21T08:00:00.000Z"
const later = "2026-11-21T08:30:00.000Z"
const tick = (foods: string[], isTicked = true, at = done) => operation("shoppingItemsTicked", { foods, isTicked }, at)

async function made(mother: Mother, changes: Parameters<typeof helperLink>[0] = {}) {
  const { link, secret } = helperLink(changes)
  const { results } = await sync(mother, [operation("helperLinkMade", link, done)])
  expect(results).toMatchObject([{ status: "applied" }])
  return { ...link, secret }
}

/** A helper who has a link and nothing else. */
function helperOf(app: TestApp, secret: string) {
  const headers = { authorization: `Bearer ${secret}` }
  const visitor = app.visitor()
  return {
    look: () => visitor.send("GET", "/api/helping", { headers }),
    note: (kind: string, state: string) =>
      visitor.send("POST", "/api/helping/favours", { headers, body: { kind, state } }),
    async send(operations: { id: string }[], asked = {}) {
      const body = { userId: "whoever", since: null, operations, ...asked }
      return visitor.send("POST", "/api/helping/sync", { headers, body })
    },
  }
}

async function ticksOf(mother: Mother) {
  const { changes } = await sync(mother, [])
  return (rowsOfNoun(changes, "shoppingTicks").own as { values: Record<string, boolean> } | undefined)?.values
}

describeRules("someone who helps", (createTestApp) => {
  test("sees what the link shows and nothing else of hers, whatever is stored of her", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await storeEverything(app, ana)
    const { secret } = await made(ana)
    const { status, body, headers } = await helperOf(app, secret).look()
    expect(status).toBe(200)
    expect(headers.get("cache-control")).toBe("no-store")
    expect(headers.getSetCookie()).toEqual([])
    expect(Object.keys(body).sort()).toEqual(
      [
        "expiresAt",
        "favours",
        "language",
        "list",
        "meals",
        "people",
        "preparationAmounts",
        "preparationServings",
        "preparations",
        "tonight",
        "without",
        "word",
      ].sort(),
    )
    expect(body.without).toEqual(["peanut", "celery"])
    expect(body.meals.map(({ meal }: { meal: string }) => meal)).toEqual(["breakfast", "lunch", "dinner"])
    const said = JSON.stringify(body)
    expect(said).not.toMatch(/\bana\b|lúcia|novembro|mandioca|6 semanas|@|kcal|weightKg|mood/i)
    expect(said).not.toContain(ana.id)
  })

  test("sees of the parts only those that she chose, and no reason for what is left out", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await sync(ana, [operation("onboardingAnswered", { answers: { restrictions: "doença celíaca, sem leite" } }, done)])
    const only = async (shows: ["meals"] | ["preparations"] | ["list"] | ["tonight"], namesWithout: boolean) => {
      const { secret } = await made(ana, { shows, namesWithout })
      return (await helperOf(app, secret).look()).body
    }
    expect(Object.keys(await only(["meals"], true))).toContain("meals")
    for (const part of ["preparations", "list", "tonight"]) {
      expect(Object.keys(await only(["meals"], true))).not.toContain(part)
    }
    const { without } = await only(["list"], true)
    expect(without).toEqual(expect.arrayContaining(["milk", "gluten"]))
    expect(JSON.stringify(without)).not.toMatch(/coeliac|celia/i)
    expect((await only(["tonight"], false)).without).toEqual([])
  })

  test("a hard night, a swap and another day show at once", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { secret } = await made(ana, { shows: ["meals"] })
    const lunch = async () => (await helperOf(app, secret).look()).body.meals[1].recipeId
    expect(await lunch()).toBe(2)
    const journey = { journeyId: "first", day: 1 }
    await sync(ana, [operation("hardNightSet", { ...journey, meals: ["lunch"] }, done)])
    expect(await lunch()).not.toBe(2)
    const items = ["morning", "mainMeal", "snack", "activity"] as const
    await sync(
      ana,
      items.map((item) => operation("itemDone", { ...journey, item }, done)),
    )
    expect(await lunch()).toBe(5)
  })

  test("in silence nothing about the baby is suggested, and nothing says why", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { secret } = await made(ana, { shows: ["tonight"] })
    const ideas = async () => (await helperOf(app, secret).look()).body
    expect((await ideas()).tonight).toEqual(expect.arrayContaining(["night", "walk", "sleep"]))
    await sync(ana, [operation("silenceSet", { isOn: true }, done)])
    const quiet = await ideas()
    expect(quiet.tonight).toEqual(["listen", "food", "dishes", "sleep", "door", "again"])
    expect(JSON.stringify(quiet)).not.toMatch(/silen|loss|baby|quiet|"night"|walk/i)
  })

  test("takes on at most three small things, each seen by her under the link's name, and done stays done", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const babyHours = { from: "17:00", until: "19:00" }
    const link = await made(ana, { shows: ["list", "preparations", "tonight"], babyHours })
    const other = await made(ana, { shows: ["tonight"] })
    const helper = helperOf(app, link.secret)
    const { favours } = (await helper.look()).body
    expect(favours).toHaveLength(3)
    expect(favours[0]).toMatchObject({ kind: "buy", state: "offered" })
    expect(favours[0].foods).toHaveLength(4)
    expect(favours).toContainEqual({ kind: "baby", state: "offered", hours: babyHours })
    const rowsOf = async () => rowsOfNoun((await sync(ana, [])).changes, "helperLinks") as Record<string, HelperLink>
    const taken = (await helper.note("buy", "taken")).body.favours[0]
    expect(taken).toEqual({ kind: "buy", state: "taken", foods: favours[0].foods })
    expect((await rowsOf())[link.linkId]).toMatchObject({ name: link.name, favours: { buy: { isDone: false } } })
    // A favour that somebody has taken on is offered to nobody else, and nobody else can mark it as done.
    const idea = (await helper.look()).body.favours.find(
      ({ kind }: { kind: string }) => !["buy", "baby", "cook"].includes(kind),
    )
    const free = (await helperOf(app, other.secret).look()).body.favours
    await helperOf(app, other.secret).note(free[0].kind, "taken")
    const kinds = (await helper.look()).body.favours.map(({ kind }: { kind: string }) => kind)
    expect(kinds).not.toContain(free[0].kind)
    if (idea) expect([free[0].kind, ...kinds]).toContain(idea.kind)
    await helperOf(app, other.secret).note("buy", "done")
    expect((await rowsOf())[link.linkId]).toMatchObject({ favours: { buy: { isDone: false } } })

    await helper.note("buy", "done")
    await helper.note("buy", "left")
    expect((await rowsOf())[link.linkId]).toMatchObject({ favours: { buy: { isDone: true } } })
    expect(await ticksOf(ana)).toMatchObject(Object.fromEntries(favours[0].foods.map((food: string) => [food, true])))
    // Day 1 counts as helped although she has done nothing herself yet, and what she does later is added to it.
    const journey = async () => rowsOfNoun((await sync(ana, [])).changes, "journeys").first as Journey
    expect(await journey()).toMatchObject({ helped: [1], done: {} })
    await sync(ana, [operation("itemDone", { journeyId: "first", day: 1, item: "snack" }, done)])
    expect(await journey()).toMatchObject({ helped: [1], done: { 1: ["snack"] } })
  })

  test("what was taken on ends with the link, and what is not offered or typed is refused", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const link = await made(ana, { shows: ["tonight"], babyHours: { from: "17:00", until: "19:00" } })
    const helper = helperOf(app, link.secret)
    expect((await helper.look()).body.favours.map(({ kind }: { kind: string }) => kind)).not.toContain("buy")
    await helper.note("buy", "taken")
    for (const [kind, state] of [
      ["I was here", "taken"],
      ["baby", "thanks"],
    ] as const)
      expect((await helper.note(kind, state)).status).toBe(400)
    await sync(ana, [operation("silenceSet", { isOn: true }, done)])
    await helper.note("baby", "taken")
    expect((await helper.look()).body.favours.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.not.arrayContaining(["baby", "night", "walk"]),
    )
    const stored = () => app.db.selectFrom("helper_links").selectAll().executeTakeFirstOrThrow()
    expect(await stored()).toMatchObject({ favours: "{}" })
    await helper.note("dishes", "taken")
    expect(JSON.parse((await stored()).favours)).toMatchObject({ dishes: { isDone: false } })
    await sync(ana, [operation("helperLinkTakenBack", { linkId: link.linkId }, later)])
    expect(await stored()).toMatchObject({ favours: "{}", baby_hours: null })
    expect((await helper.note("dishes", "done")).status).toBe(404)
  })

  test("what one ticks is on her list and on the other helper's, and hers on theirs", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const grandma = helperOf(app, (await made(ana)).secret)
    const neighbour = helperOf(app, (await made(ana)).secret)
    const rice = tick(["rice"])
    expect((await grandma.send([rice])).body).toMatchObject({ isWhole: true, results: [{ status: "applied" }] })
    expect((await grandma.send([rice])).body.results).toMatchObject([{ status: "already" }])
    expect(await ticksOf(ana)).toEqual({ rice: true })
    const { version: since, epoch } = (await neighbour.send([tick(["egg"])])).body
    await sync(ana, [tick(["banana"])])
    const { body } = await neighbour.send([], { since, epoch })
    expect(body).toMatchObject({ isWhole: false, changes: [{ noun: "shoppingTicks", key: "own" }] })
    expect(body.changes[0].row.values).toEqual({ rice: true, egg: true, banana: true })
    expect((await neighbour.send([], { since: body.version, epoch })).body.changes).toEqual([])
    // When two helpers change the same food, the later tick counts, whichever arrives first.
    await Promise.all([grandma.send([tick(["rice"], false, later)]), neighbour.send([tick(["rice"], true, done)])])
    expect(await ticksOf(ana)).toEqual({ rice: false, egg: true, banana: true })
  })

  test("does nothing but tick foods that a list can have", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { secret } = await made(ana)
    const wrong = [
      operation("silenceSet", { isOn: true }, done),
      operation("consentWithdrawn", { purpose: "diary" }, done),
      operation("helperLinkMade", helperLink().link, done),
      tick(["notAFood"]),
      tick(["toString"]),
      { ...tick(["rice"]), args: { foods: [], isTicked: true } },
      { id: crypto.randomUUID() },
    ]
    const { body } = await helperOf(app, secret).send([...wrong, tick(["rice"])])
    expect(body.results.map(({ status }: { status: string }) => status)).toEqual([
      ...Array(wrong.length).fill("refused"),
      "applied",
    ])
    expect(await ticksOf(ana)).toEqual({ rice: true })
    expect(rowsOfNoun((await sync(ana, [])).changes, "silence")).toEqual({})
    const without = helperOf(app, (await made(ana, { shows: ["meals", "tonight"] })).secret)
    expect(await without.send([tick(["egg"])])).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } })
  })

  test("a link ends at its day, when she takes it back, withdraws what it shows, or deletes the account", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const short = await made(ana, { days: 1 })
    const back = await made(ana, { days: 30 })
    const withdrawn = await made(ana, { days: 30 })
    const look = async ({ secret }: { secret: string }) => (await helperOf(app, secret).look()).status
    const beforeEnd = new Date(app.clock.now.getTime() + 24 * 60 * 60_000 - 1)
    app.clock.now = beforeEnd
    expect([await look(short), await look(back)]).toEqual([200, 200])
    app.clock.now = new Date(beforeEnd.getTime() + 1)
    const ended = await helperOf(app, short.secret).look()
    expect(ended).toMatchObject({ status: 410, body: { code: "HELPER_LINK_ENDED" } })
    expect((await helperOf(app, short.secret).send([tick(["rice"])])).status).toBe(410)
    await ana.signIn(ana.account)
    const { changes } = await sync(ana, [operation("helperLinkTakenBack", { linkId: back.linkId }, done)])
    expect(rowsOfNoun(changes, "helperLinks")[back.linkId]).toMatchObject({ endedAt: done, expiresAt: done })
    expect(await look(back)).toBe(404)
    await sync(ana, [operation("consentWithdrawn", { purpose: "profile" }, done)])
    expect(await look(withdrawn)).toBe(404)
    const last = await made(ana)
    expect(await look(last)).toBe(200)
    await ana.post("/api/auth/delete-user", { password: ana.account.password })
    expect(await look(last)).toBe(404)
  })

  test("is told the same of every wrong secret, is slowed down, and no secret is stored or logged", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { secret } = await made(ana)
    // The wrong secret ends with "AA" or, if the right one does too, with "BA". One in 256 secrets ends with "AA".
    const otherEnd = `${secret.slice(0, -2)}${secret.endsWith("AA") ? "BA" : "AA"}`
    for (const wrong of ["", "x", `${secret}A`, secret.slice(1), otherEnd, "A".repeat(22)]) {
      expect(await helperOf(app, wrong).look(), wrong).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    }
    const guesses = Array.from({ length: 40 }, () => helperOf(app, helperLink().secret).look())
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).not.toEqual([])
    expect(statuses.filter((status) => status !== 429 && status !== 404)).toEqual([])
    // A helper with the right link is not affected by wrong guesses.
    expect((await helperOf(app, secret).look()).status).toBe(200)
    expect(JSON.stringify(await app.db.selectFrom("helper_links").selectAll().execute())).not.toContain(secret)
    expect(app.logLines.join()).not.toContain(secret)
  })

  test("she has no more than twenty that work, and nobody's secret becomes hers", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    const taken = await made(ana)
    const { secret: _secret, ...again } = { ...taken, linkId: crypto.randomUUID() }
    const refused = await sync(bia, [operation("helperLinkMade", again, done)])
    expect(refused.results).toMatchObject([{ status: "refused", code: "INVALID_INPUT" }])
    const more = Array.from({ length: 20 }, () => operation("helperLinkMade", helperLink().link, done))
    const { results } = await sync(ana, more)
    expect(results.map(({ status }) => status)).toEqual([...Array(19).fill("applied"), "refused"])
    const others = await sync(bia, [operation("helperLinkTakenBack", { linkId: taken.linkId }, done)])
    expect(others.results).toMatchObject([{ status: "applied" }])
    expect((await helperOf(app, taken.secret).look()).status).toBe(200)
  })
})
