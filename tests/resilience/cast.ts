import { expect } from "vitest"
import { consentPurposes } from "#domain/privacy/consent.ts"
import type { Database } from "#server/database/open.ts"
import { withdrawnId } from "#server/sync/receipts.ts"
import { tablesOfUsers } from "../api/tables-of-users.ts"
import { problemsOf } from "../simulation/invariants.ts"
import { createLedger } from "../simulation/ledger.ts"
import { createMother, type Mother } from "../simulation/users.ts"
import { createPhone, type Phone } from "./phone.ts"
import type { Server } from "./server.ts"

export type Cast = Awaited<ReturnType<typeof createCast>>

const size = 3

/** A few mothers who use their phones at once, and what must be true of them; each seed has them do other things. */
export async function createCast(database: Database, secret: string, seed: number) {
  const { db, type } = database
  const ledger = createLedger(size)
  const tables = await tablesOfUsers(database)
  const phones: Phone[] = []
  for (let index = 0; index < size; index++) {
    const mother = await createMother({ db, database: { type }, secret, clock: { now: new Date() } }, index)
    const phone = createPhone(mother, ledger, seed * size + index)
    for (const purpose of consentPurposes) phone.act({ name: "agree", purpose })
    phones.push(phone)
  }

  const visitorOn = (server: Server, { cookie }: Mother) => {
    const at = cookie.indexOf("=")
    return server.visitor({ [cookie.slice(0, at)]: cookie.slice(at + 1) })
  }

  /** How many operations a server has acknowledged to them. */
  function acknowledged() {
    return ledger.applied.reduce((count, ofMother) => count + ofMother.length, 0)
  }

  function pending() {
    return phones.reduce((count, { tab }) => count + tab.store.read().pending.length, 0)
  }

  function use(server: Server, isOver: () => boolean) {
    return Promise.all(phones.map((phone) => phone.use(visitorOn(server, phone.mother), isOver)))
  }

  /** Before anything is sent again: each acknowledged operation has its receipt, each with a version of its own. */
  async function expectAcknowledgedThere() {
    expect(ledger.violations).toEqual([])
    for (const { mother } of phones) {
      const { sync_version: newest } = await db
        .selectFrom("user")
        .select("sync_version")
        .where("id", "=", mother.id)
        .executeTakeFirstOrThrow()
      const receipts = await db.selectFrom("receipts").selectAll().where("user_id", "=", mother.id).execute()
      const ids = new Set(receipts.map(({ operation_id }) => operation_id))
      expect(
        ledger.appliedOf(mother.index).filter(({ id }) => !ids.has(id) && !ids.has(withdrawnId(mother.id, id))),
      ).toEqual([])
      expect(new Set(receipts.map(({ version }) => version)).size).toBe(receipts.length)
      expect(receipts.filter(({ version }) => version > newest)).toEqual([])
    }
  }

  /** Once everything is sent: each row is what her operations make of it, and a new phone finds what hers shows. */
  async function expectAllThereOnce(server: Server) {
    await expectAcknowledgedThere()
    const mothers = phones.map(({ mother }) => mother)
    for (const { mother, tab, sync } of phones) {
      await sync(visitorOn(server, mother))
      const fresh = createPhone(mother, createLedger(size), seed)
      await fresh.sync(visitorOn(server, mother))
      const finished = {
        schedule: { isConnectedFirst: true, steps: [] },
        mother,
        ledger,
        server: { app: { db }, mothers },
        tables,
        tabs: [tab],
        fresh: fresh.tab,
      }
      expect(await problemsOf(finished)).toEqual([])
    }
    expect(ledger.violations).toEqual([])
  }

  /** The questions of theirs that the team has to be told of. */
  async function questions() {
    const ids = phones.map(({ mother }) => mother.id)
    const there = db.selectFrom("support_questions").select("id").where("user_id", "in", ids)
    return (await there.where("taken_back_at", "is", null).execute()).map(({ id }) => id)
  }

  return { acknowledged, pending, use, expectAcknowledgedThere, expectAllThereOnce, questions }
}
