import type { Kysely, SelectQueryBuilder, Transaction } from "kysely"
import { lockUser } from "./database/lock-user.ts"
import type { Database, DatabaseType } from "./database/open.ts"
import { prepared } from "./database/prepared.ts"
import type { Tables } from "./database/tables.ts"
import { appError } from "./errors.ts"

/**
 * The session, access token, helper link or membership of the team by which a request may write. It is looked up before
 * the request, and again in the transaction that writes.
 */
export type Right = { by: "session" | "token" | "link" | "member"; id: string; memberId?: string }
type Asked = { userId: string; id: string; moment: string }
type Find = (db: Kysely<Tables>, asked: Asked) => SelectQueryBuilder<Tables, keyof Tables, { id: string }>

/**
 * On PostgreSQL the right is locked until the transaction ends. Whoever ends it must wait, and then sees what was
 * written.
 */
function held(find: Find) {
  return { sqlite: prepared(find), postgres: prepared((db, asked: Asked) => find(db, asked).forShare()) }
}

const rights = {
  session: held((db, { id }) => db.selectFrom("session").select("id").where("id", "=", id)),
  token: held((db, { userId, id, moment }) =>
    db
      .selectFrom("access_tokens")
      .select("id")
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .where("expires_at", ">", moment),
  ),
  link: held((db, { userId, id, moment }) =>
    db
      .selectFrom("helper_links")
      .select("id")
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .where("ended_at", "is", null)
      .where("expires_at", ">", moment),
  ),
  member: held((db, { id }) => db.selectFrom("team_members").select("id").where("id", "=", id)),
}
const codes = {
  session: "SESSION_UNKNOWN",
  token: "INVALID_ACCESS_TOKEN",
  link: "NOT_FOUND",
  member: "NOT_FOUND",
} as const

export type Whose = { userId: string; right: Right; now: Date }

/**
 * Throws if a right has ended; `userId` is the user whose rows are written. Needs a transaction that has locked the
 * user.
 */
export async function requireRight(db: Kysely<Tables>, type: DatabaseType, { userId, right, now }: Whose) {
  async function hold(by: keyof typeof rights, id: string) {
    const found = await rights[by][type](db, { userId, id, moment: now.toISOString() })
    if (found.length === 0) throw appError(codes[by])
  }
  await hold(right.by, right.id)
  if (right.memberId !== undefined) await hold("member", right.memberId)
}

/** Runs a write in a transaction that locks the user. Throws if the right has ended. */
export function writeByRight<Result>(
  { db, type }: Pick<Database, "db" | "type">,
  whose: Whose,
  write: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, type, whose.userId)
    await requireRight(transaction, type, whose)
    return write(transaction)
  })
}
