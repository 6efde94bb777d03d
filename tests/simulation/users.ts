import { createHmac, randomUUID } from "node:crypto"
import { sql } from "kysely"
import { type Database, storedFlag } from "#server/database/open.ts"
import { storedToken } from "#server/session-token.ts"
import type { TestApp } from "#tests/api/test-app.ts"

export type Mother = { index: number; name: string; id: string; cookie: string }

const sessionMs = 30 * 24 * 60 * 60 * 1000

/** A mother with a session, past the sign-up: each schedule has new ones, and a password would take longer than the schedule. */
export async function createMother(
  { db, database, secret, clock }: Pick<TestApp, "db" | "secret" | "clock"> & { database: Pick<Database, "type"> },
  index: number,
): Promise<Mother> {
  // Longer than what random text, such as the hash of a token, holds by chance.
  const name = ["Anabela", "Beatriz"][index] ?? "Evangelina"
  const [id, token] = [randomUUID(), randomUUID()]
  const now = clock.now.toISOString()
  await db
    .insertInto("user")
    .values({
      id,
      full_name: name,
      email: `${name.toLowerCase()}-${id}@example.org`,
      emailVerified: storedFlag(database.type, true),
      image: null,
      language: "pt",
      onboarded_at: null,
      last_used_at: now,
      terms_version: 1,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  // Sessions end by the real clock.
  const expiresAt = new Date(Date.now() + sessionMs).toISOString()
  // Better Auth has a column more than the app knows.
  const values = [randomUUID(), storedToken(token), id, now, now, expiresAt]
  await sql`
    insert into session (id, token, "userId", "createdAt", "updatedAt", "expiresAt")
    values (${sql.join(values)})`.execute(db)
  const signature = createHmac("sha256", secret).update(token).digest("base64")
  const cookie = `florescer.session_token=${encodeURIComponent(`${token}.${signature}`)}`
  return { index, name, id, cookie }
}
