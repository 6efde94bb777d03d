import { sql } from "kysely"
import { expect, test } from "vitest"
import { newestMessage } from "#domain/team/team.ts"
import { amount } from "#tests/amount.ts"
import { newId } from "#tests/api/desk.ts"
import { operation, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { teamMember } from "#tests/api/team-member.ts"
import { type CreateTestApp, describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { randomBy } from "#tests/random-household.ts"

const rounds = amount(40, 200)

type Person = Omit<Awaited<ReturnType<TestApp["mother"]>>, "enableTwoStep">
type Random = () => number

/** A random whole number from 0 to `most`. */
function upTo(random: Random, most: number) {
  return Math.floor(random() * (most + 1))
}

/** One process on SQLite, two on PostgreSQL. Each person is signed in to all and acts through any of them. */
async function processes(createTestApp: CreateTestApp) {
  const first = await createTestApp()
  if (first.type === "sqlite") return [first]
  return [first, await createTestApp({ DATABASE_URL: first.env.databaseUrl ?? "" })]
}

const through = (apps: TestApp[], person: Person) =>
  apps.map((app) => ({ ...app.visitor(person.cookies), account: person.account, id: person.id }))

describeOnBoth("mothers and members who write at once", (createTestApp) => {
  test("lose no reply, double none and put none into another's conversation, in any order", async () => {
    const apps = await processes(createTestApp)
    const [app] = apps as [TestApp]
    const mothers = [await app.mother("Ana"), await app.mother("Bia")]
    const members = [await teamMember(app), await teamMember(app, "Clara")]
    const replies = new Map(mothers.map(({ id }) => [id, new Map<string, string>()]))
    const questions = new Map(mothers.map(({ id }) => [id, new Set<string>()]))
    /** The questions that a member had seen before replying or closing. */
    const seen = new Set<string>()

    /** Asks a question and sometimes takes it back; each is sent up to three times, through any process. */
    async function askSomething(mother: Person, random: Random) {
      const questionId = newId()
      const asked = operation("questionAsked", { questionId, text: `Pergunta ${questionId}` })
      const takenBack = upTo(random, 3) === 0 ? [operation("questionTakenBack", { questionId })] : []
      const sent = [asked, ...takenBack]
      await Promise.all(resends(random, through(apps, mother)).map((browser) => sync(browser, sent)))
      if (takenBack.length === 0) questions.get(mother.id)?.add(questionId)
    }

    const views = new Map<string, string | null>()
    /**
     * Closes the conversation on a phone that has been offline since it last did so, and has not seen what was asked on
     * another device.
     */
    async function closeOwn(mother: Person, random: Random) {
      const closed = operation(
        "conversationClosed",
        { after: views.get(mother.id) ?? null },
        "2026-10-01T08:00:00.000Z",
      )
      await Promise.all(resends(random, through(apps, mother)).map((browser) => sync(browser, [closed])))
      await expectAnsweredSeen(mother)
      const { changes } = await sync(mother, [])
      const asked = Object.values(rowsOfNoun(changes, "questions")) as { id: string; askedAt: string }[]
      const replied = Object.values(rowsOfNoun(changes, "teamReplies")) as { id: string; sentAt: string }[]
      for (const { id } of asked) seen.add(id)
      views.set(mother.id, newestMessage(asked, replied)?.id ?? null)
    }

    /** Expects that no unseen question counts as answered. */
    async function expectAnsweredSeen({ id: userId }: Person) {
      const answered = app.db.selectFrom("support_questions").select("id").where("answered_at", "is not", null)
      for (const { id } of await answered.where("user_id", "=", userId).where("taken_back_at", "is", null).execute())
        expect(seen).toContain(id)
    }

    async function replyToAll(member: Person, random: Random) {
      const browsers = through(apps, member)
      const [browser] = browsers as [Person]
      const { body } = await browser.get("/api/team/conversations?box=open")
      for (const { id, name } of body.conversations) {
        const mother = mothers.find(({ account }) => account.name === name) as Person
        const [replyId, path] = [newId(), `/api/team/conversations/${id}`]
        let answers: { status: number }[] = []
        let after: string | null = null
        // A member who is told that something new has come reads it, and sends the same reply again.
        for (let attempt = 0; attempt < 3 && answers.every(({ status }) => status === 409); attempt++) {
          const { messages = [] } = (await browser.get(path)).body
          const newest = messages.filter(({ kind }: { kind: string }) => kind !== "note").at(-1)
          for (const { id } of messages) seen.add(id)
          after = newest?.id ?? null
          const reply = { replyId, text: `Para ${name}: ${replyId}`, after }
          answers = await Promise.all(resends(random, browsers).map((each) => each.post(`${path}/replies`, reply)))
          if (answers.some(({ status }) => status === 200)) replies.get(mother.id)?.set(replyId, reply.text)
          for (const { status } of answers) expect([200, 404, 409]).toContain(status)
        }
        const closing = { closingId: newId(), after: answers.some(({ status }) => status === 200) ? replyId : after }
        if (upTo(random, 2) === 0) await browser.post(`${path}/close`, closing)
      }
    }

    const today = app.clock.now.toISOString().slice(0, 10)
    for (let round = 0; round < rounds; round++) {
      const random = randomBy(round)
      // The count of questions is cleared, because otherwise the daily limit would be reached.
      await app.db.deleteFrom("asked_questions").execute()
      const earlier = (column: string) => sql<string>`replace(${sql.ref(column)}, ${today}, '2026-11-01')`
      await app.db
        .updateTable("support_questions")
        .set({ created_at: earlier("created_at") })
        .execute()
      // The replies are moved to the same day as the questions, so that their order stays the same.
      await app.db
        .updateTable("team_replies")
        .set({ sent_at: earlier("sent_at") })
        .execute()
      const people = [
        ...mothers.map((it) => () => askSomething(it, random)),
        ...mothers.map((it) => () => closeOwn(it, random)),
        ...members.map((it) => () => replyToAll(it, random)),
      ]
      await Promise.all(people.filter(() => upTo(random, 2) > 0).map((act) => act()))
      for (const mother of mothers) await expectAnsweredSeen(mother)
    }

    for (const mother of mothers) {
      const [browser] = through(apps.toReversed(), mother) as [Person]
      const stored = await app.db.selectFrom("team_replies").selectAll().where("user_id", "=", mother.id).execute()
      const sent = replies.get(mother.id) ?? new Map()
      expect(sent.size).toBeGreaterThan(rounds / 10)
      expect(new Map(stored.map(({ id, text }) => [id, text]))).toEqual(sent)
      const { changes } = await sync(browser, [], { since: 0, epoch: "first" })
      const shown = Object.entries(rowsOfNoun(changes, "teamReplies")) as [string, { text: string }][]
      for (const [id, { text }] of shown) expect(sent.get(id)).toBe(text)
      const left = await app.db
        .selectFrom("support_questions")
        .select("id")
        .where("user_id", "=", mother.id)
        .where("taken_back_at", "is", null)
        .execute()
      expect(new Set(left.map(({ id }) => id))).toEqual(questions.get(mother.id))
    }
  })
})

function resends<Browser>(random: Random, browsers: Browser[]): Browser[] {
  return Array.from({ length: 1 + upTo(random, 2) }, () => browsers[upTo(random, browsers.length - 1)] as Browser)
}
