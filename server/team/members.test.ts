import { expect, test } from "vitest"
import { accessToken } from "#tests/api/access-token.ts"
import { askTeam, conversationOf, minutesLater, newId } from "#tests/api/desk.ts"
import { rowsOf, storeEverything } from "#tests/api/everything.ts"
import { isOfTeam, nameOf, pathOf, routesOfApi } from "#tests/api/routes-of-api.ts"
import { teamMember } from "#tests/api/team-member.ts"
import { describeRules } from "#tests/api/test-app.ts"
import { validBody } from "#tests/api/valid-bodies.ts"
import { markEmailVerified } from "../account/data.ts"
import { recordAudit } from "./audit.ts"
import { addMember, findMember, readMembers, removeMember } from "./members.ts"

/** These requests would end the member's session or account, which the test still needs. */
const ending = ["POST /api/auth/sign-out", "POST /api/auth/delete-user", "POST /api/auth/change-password"]

describeRules("the members of the team", (createTestApp) => {
  test("search finds names, questions and replies, whatever their case, and signs of the pattern are letters", async () => {
    const app = await createTestApp()
    const [ana, bia, marta] = [await app.mother("Ana"), await app.mother("Bia"), await teamMember(app)]
    await askTeam(ana, "Posso comer 100% de JACA?")
    await askTeam(bia, "E manga?")
    const names = async (search: string) => {
      const { body } = await marta.get(`/api/team/conversations?box=open&search=${encodeURIComponent(search)}`)
      return body.conversations.map(({ name }: { name: string }) => name)
    }
    expect(await names("jaca")).toEqual(["Ana"])
    expect(await names("bia")).toEqual(["Bia"])
    expect(await names("100%")).toEqual(["Ana"])
    expect(await names("m_nga")).toEqual([])
    expect(await names("\\")).toEqual([])
  })

  test("of a thousand open conversations each is reached once, what has waited longest first", async () => {
    const app = await createTestApp()
    const marta = await teamMember(app)
    const users = Array.from({ length: 1000 }, (_, index) => ({
      id: newId(),
      at: new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString(),
    }))
    for (let start = 0; start < users.length; start += 100) {
      const batch = users.slice(start, start + 100)
      const moments = { createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z" }
      const emailVerified = app.type === "postgres" ? true : 1
      await app.db
        .insertInto("user")
        .values(
          batch.map(({ id }) => ({ id, full_name: "Ana", email: `${id}@example.org`, emailVerified, ...moments })),
        )
        .execute()
      await app.db
        .insertInto("support_questions")
        .values(batch.map(({ id, at }) => ({ user_id: id, id, text: id, created_at: at })))
        .execute()
      await app.db
        .insertInto("team_conversations")
        .values(
          batch.map(({ id, at }) => ({
            user_id: id,
            id: newId(),
            opened_at: at,
            last_message_at: at,
            waiting_since: at,
            closed_at: null,
            read_until: null,
            member_id: null,
            version: 0,
          })),
        )
        .execute()
    }
    const found: string[] = []
    let next: string | undefined
    do {
      const { body } = await marta.get(
        `/api/team/conversations?box=waiting${next ? `&after=${encodeURIComponent(next)}` : ""}`,
      )
      found.push(...body.conversations.map(({ excerpt }: { excerpt: string }) => excerpt))
      next = body.next
    } while (next)
    expect(found).toEqual(users.map(({ id }) => id))
    expect((await marta.get("/api/team/summary")).body).toMatchObject({
      waiting: 1000,
      longestWaitingSince: users[0]?.at,
    })
  })

  test("the top of the desk tells the median of the replies of thirty days, once there are three", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    for (const minutes of [5, 90, 10]) {
      expect((await marta.get("/api/team/summary")).body.medianResponseMinutes).toBeNull()
      const after = await askTeam(ana)
      const conversation = await conversationOf(marta)
      minutesLater(app, minutes)
      await marta.post(`${conversation}/replies`, { replyId: newId(), text: "Pode.", after })
    }
    expect((await marta.get("/api/team/summary")).body).toEqual({
      waiting: 0,
      longestWaitingSince: null,
      medianResponseMinutes: 10,
    })
    expect((await ana.post("/api/auth/delete-user", { password: ana.account.password })).status).toBe(200)
    expect((await marta.get("/api/team/summary")).body.medianResponseMinutes).toBe(10)
  })

  test("a member without two-step sign-in is told to switch it on, and sees nothing before", async () => {
    const app = await createTestApp()
    const bia = await app.mother("Bia")
    await markEmailVerified(app.database, bia.id)
    await addMember(app.db, bia.account.email, true, app.clock.now)
    for (const route of routesOfApi(app).filter(isOfTeam)) {
      const body = validBody(route, bia.account)
      const answer = await bia.send(route.method, pathOf(route, { id: newId() }), { body })
      expect(answer, nameOf(route)).toMatchObject({ status: 403, body: { code: "TWO_STEP_REQUIRED" } })
    }
    await bia.enableTwoStep()
    expect((await bia.get("/api/team/me")).body).toMatchObject({ name: "Bia", isOperator: true })
  })

  test("another app's token, right or wrong, finds no desk", async () => {
    const app = await createTestApp()
    const marta = await teamMember(app)
    const { secret } = await accessToken(marta, "write")
    for (const token of [secret, "florescer_wrong"]) {
      const answer = await app.fetch("/api/team/me", { headers: { authorization: `Bearer ${token}` } })
      expect(answer.status).toBe(404)
    }
  })

  test("only a confirmed address becomes a member's; who is removed finds nothing any more, and what they had is free", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    expect(await addMember(app.db, "nobody@example.org", false, app.clock.now)).toBe("no account")
    expect(await addMember(app.db, bia.account.email, false, app.clock.now)).toBe("not confirmed")
    await markEmailVerified(app.database, bia.id)
    expect(await addMember(app.db, bia.account.email.toUpperCase(), false, app.clock.now)).toBe("added")
    expect(await addMember(app.db, bia.account.email, true, app.clock.now)).toBe("changed")
    expect(await readMembers(app.db)).toMatchObject([{ name: "Bia", isOperator: true }])
    const language = () => app.db.selectFrom("user").select("language").where("id", "=", bia.id).executeTakeFirst()
    expect(await language()).toEqual({ language: null })
    expect(await addMember(app.db, bia.account.email, true, app.clock.now, "es")).toBe("changed")
    expect(await language()).toEqual({ language: "es" })
    expect(await addMember(app.db, bia.account.email, true, app.clock.now)).toBe("changed")
    expect(await language()).toEqual({ language: "es" })
    await bia.enableTwoStep()
    const question = await askTeam(ana)
    const conversation = await conversationOf(bia)
    const { id: memberId } = (await findMember(app.db, bia.id)) ?? {}
    await bia.put(`${conversation}/assignee`, { memberId })
    expect(await removeMember(app.db, bia.account.email)).toBe(true)
    const reply = { replyId: newId(), text: "Pode.", after: question }
    expect(await bia.post(`${conversation}/replies`, reply)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    const marta = await teamMember(app)
    expect((await marta.get(conversation)).body).toMatchObject({ memberId: null, messages: [{ kind: "question" }] })
  })

  test("pages of what the team did leave out none of one moment", async () => {
    const app = await createTestApp()
    const [ana, olga] = [await app.mother("Ana"), await teamMember(app, "Olga", { isOperator: true })]
    const member = { id: olga.memberId, name: "Olga" }
    for (let count = 0; count < 201; count++) await recordAudit(app.db, ana.id, member, "noted", app.clock.now)
    const seen = new Set<string>()
    const sizes: number[] = []
    for (let query = ""; sizes.length < 4; ) {
      const { entries, next } = (await olga.get(`/api/team/audit${query}`)).body
      sizes.push(entries.length)
      for (const { id } of entries) seen.add(id)
      if (!next) break
      query = `?before=${encodeURIComponent(next)}`
    }
    expect(sizes).toEqual([100, 100, 1])
    expect(seen.size).toBe(201)
  })

  test("what the team did is told to operators alone, and in her own file; reading again within a quarter of an hour is one reading", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    const olga = await teamMember(app, "Olga", { isOperator: true })
    const question = await askTeam(ana)
    const conversation = await conversationOf(marta)
    minutesLater(app, 1)
    for (let count = 0; count < 3; count++) await marta.get(conversation)
    minutesLater(app, 1)
    await marta.post(`${conversation}/replies`, { replyId: newId(), text: "Pode.", after: question })
    const { body } = await olga.get("/api/team/audit")
    expect(body.entries.map(({ action, memberName }: Record<string, string>) => [memberName, action])).toEqual([
      ["Marta", "replied"],
      ["Marta", "read"],
      ["Marta", "listed"],
    ])
    expect((await marta.get("/api/team/audit")).status).toBe(404)
    const file = (await ana.get("/api/account/export")).body
    expect(file.teamAudit).toMatchObject([
      { action: "replied", memberName: "Marta" },
      { action: "read" },
      { action: "listed" },
    ])
    expect(file.team.replies).toMatchObject([{ text: "Pode.", memberName: "Marta" }])
    expect((await marta.get("/api/account/export")).body.teamMembership).toMatchObject({ isOperator: false })
  })

  test("the beginnings of questions in a list are recorded once a day of each, by whatever box or search they came", async () => {
    const app = await createTestApp()
    const [ana, bia, marta] = [await app.mother("Ana"), await app.mother("Bia"), await teamMember(app)]
    for (const one of [ana, bia]) await askTeam(one)
    for (const query of ["box=open", "box=waiting", "box=open&search=jaca"]) {
      const { conversations } = (await marta.get(`/api/team/conversations?${query}`)).body
      expect(conversations.every(({ excerpt }: { excerpt: string }) => excerpt.includes("jaca"))).toBe(true)
    }
    const listed = { at: app.clock.now.toISOString(), memberName: "Marta", action: "listed" }
    const seenOf = async (one: typeof ana) => (await one.get("/api/account/export")).body.teamAudit
    expect(await seenOf(ana)).toEqual([listed])
    expect(await seenOf(bia)).toEqual([listed])
    minutesLater(app, 24 * 60 + 1)
    await marta.get("/api/team/conversations?box=open&search=bia")
    expect(await seenOf(ana)).toHaveLength(1)
    expect(await seenOf(bia)).toHaveLength(2)
  })

  test("saved replies are kept in three languages, and bad ones are refused with their field", async () => {
    const app = await createTestApp()
    const marta = await teamMember(app)
    const path = `/api/team/saved-replies/${newId()}`
    const saved = { title: "Jaca", pt: "Pode.", en: "You can.", es: "" }
    expect((await marta.put(path, saved)).status).toBe(200)
    expect((await marta.put(path, { ...saved, es: "Puedes." })).status).toBe(200)
    expect((await marta.get("/api/team/saved-replies")).body).toMatchObject([{ ...saved, es: "Puedes." }])
    expect((await marta.put(path, { ...saved, title: " " })).body.fields).toEqual({ title: "required" })
    expect((await marta.put(path, { ...saved, pt: "a".repeat(5001) })).body.fields).toEqual({ pt: "too_long" })
    expect((await marta.send("DELETE", path)).status).toBe(200)
    expect((await marta.get("/api/team/saved-replies")).body).toEqual([])
    expect((await marta.get("/api/team/conversations?box=secret")).status).toBe(400)
    expect((await marta.get("/api/team/conversations/1")).status).toBe(404)
  })

  test("a member finds nothing of any mother's by any route but the desk's, and changes nothing of hers", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    await storeEverything(app, ana)
    await app.background.settled()
    const before = await rowsOf(app, ana.id)
    const ids = [ana.id, ...Object.values(before).flatMap((rows) => (rows[0]?.id ? [String(rows[0].id)] : []))]
    const others = routesOfApi(app).filter((route) => !isOfTeam(route) && !ending.includes(nameOf(route)))
    expect(others.length).toBeGreaterThan(30)
    const cookies = { ...marta.cookies }
    for (const route of others) {
      for (const id of route.path.includes(":id") ? ids : [""]) {
        const body = validBody(route, { ...marta.account, id: ana.id })
        const { status, body: answer } = await app
          .visitor({ ...cookies })
          .send(route.method, pathOf(route, { id }), { body })
        expect(JSON.stringify(answer), nameOf(route)).not.toMatch(/ana@example|mandioca|novembro|71\.3/i)
        expect([200, 302, 400, 401, 403, 404, 409, 422, 429], nameOf(route)).toContain(status)
      }
    }
    expect(await rowsOf(app, ana.id)).toEqual(before)
  })
})
