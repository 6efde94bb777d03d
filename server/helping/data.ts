import type { Kysely, Selectable } from "kysely"
import type { HelperLink } from "#domain/helping/helper-link.ts"
import type { Tables } from "../database/tables.ts"
import { hashSecret } from "../hash-secret.ts"
import { inOrderAfter, rowsAtOnce } from "../sync/cursor.ts"
import type { Place } from "../sync/noun.ts"

type StoredLink = HelperLink & { version: number }

function asLink(row: Selectable<Tables["helper_links"]>): StoredLink {
  return {
    id: row.id,
    name: row.name,
    shows: JSON.parse(row.shows),
    namesWithout: row.names_without === 1,
    language: row.language,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    ...(row.baby_hours && { babyHours: JSON.parse(row.baby_hours) }),
    favours: JSON.parse(row.favours),
    version: row.version,
  }
}

/** Reads all links of a user, ended ones included, without their secrets. */
export async function readHelperLinks(db: Kysely<Tables>, userId: string): Promise<StoredLink[]> {
  return (await linksOf(db, userId).selectAll().orderBy("created_at").execute()).map(asLink)
}

/** Reads the links of a user that are neither ended nor expired. */
export async function readWorkingLinks(db: Kysely<Tables>, userId: string, now: Date): Promise<StoredLink[]> {
  const working = linksOf(db, userId)
    .selectAll()
    .where("ended_at", "is", null)
    .where("secret_hash", "is not", null)
    .where("expires_at", ">", now.toISOString())
  return (await working.orderBy("created_at").execute()).map(asLink)
}

/** Counts the links of a user; `working` are those neither ended nor expired. */
export async function countHelperLinks(db: Kysely<Tables>, userId: string, now: Date) {
  const { all, working } = await linksOf(db, userId)
    .select(({ fn }) => fn.countAll().as("all"))
    .select(({ eb, fn }) =>
      fn
        .countAll()
        .filterWhere(eb.and([eb("ended_at", "is", null), eb("expires_at", ">", now.toISOString())]))
        .as("working"),
    )
    .executeTakeFirstOrThrow()
  return { all: Number(all), working: Number(working) }
}

/** Reads the links that changed after a place (a version and an id), in the order of their changes. */
export async function readChangedLinks(db: Kysely<Tables>, userId: string, after: Place): Promise<StoredLink[]> {
  const changed = inOrderAfter(linksOf(db, userId).selectAll(), "id", after, rowsAtOnce.small)
  return (await changed.execute()).map(asLink)
}

export async function findHelperLink(db: Kysely<Tables>, userId: string, id: string): Promise<StoredLink | undefined> {
  const row = await linksOf(db, userId).selectAll().where("id", "=", id).executeTakeFirst()
  return row && asLink(row)
}

/** Finds the link with a secret; undefined if the secret is wrong or the link was ended. */
export async function findLinkBySecret(db: Kysely<Tables>, secret: string) {
  const found = db
    .selectFrom("helper_links")
    .innerJoin("user", "user.id", "helper_links.user_id")
    .selectAll("helper_links")
    .select("user.email as userEmail")
  const row = await found.where("secret_hash", "=", hashSecret(secret)).executeTakeFirst()
  return row && { userId: row.user_id, userEmail: row.userEmail, link: asLink(row) }
}

/** Whether a link of any user has this hash. */
export async function isHashTaken(db: Kysely<Tables>, secretHash: string): Promise<boolean> {
  const taken = db.selectFrom("helper_links").select("id").where("secret_hash", "=", secretHash)
  return (await taken.executeTakeFirst()) !== undefined
}

export async function storeHelperLink(db: Kysely<Tables>, userId: string, link: StoredLink, secretHash: string) {
  await db
    .insertInto("helper_links")
    .values({
      user_id: userId,
      id: link.id,
      secret_hash: secretHash,
      name: link.name,
      shows: JSON.stringify(link.shows),
      names_without: link.namesWithout ? 1 : 0,
      language: link.language,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      ended_at: null,
      baby_hours: link.babyHours ? JSON.stringify(link.babyHours) : null,
      favours: JSON.stringify(link.favours ?? {}),
      version: link.version,
    })
    .execute()
}

/** Stores which favours have been taken on through one link. */
export async function storeFavours(db: Kysely<Tables>, userId: string, { id, favours = {}, version }: StoredLink) {
  await db
    .updateTable("helper_links")
    .set({ favours: JSON.stringify(favours), version })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute()
}

/** Ends a link: its secret is deleted now, the row later. */
export async function endHelperLink(db: Kysely<Tables>, userId: string, id: string, endedAt: string, version: number) {
  await ending(db, userId, endedAt, version).where("id", "=", id).execute()
}

/** Ends all links of a user that still work; returns false if there were none. */
export async function endHelperLinks(db: Kysely<Tables>, userId: string, endedAt: string, version: number) {
  const ended = ending(db, userId, endedAt, version).where("expires_at", ">", endedAt)
  return (await ended.executeTakeFirst()).numUpdatedRows > 0n
}

/** Deletes the favours of expired links, whose rows stay for a while. */
export async function emptyEndedFavours(db: Kysely<Tables>, now: string) {
  await db
    .updateTable("helper_links")
    .set({ favours: "{}", baby_hours: null })
    .where("expires_at", "<=", now)
    .where((where) => where.or([where("favours", "<>", "{}"), where("baby_hours", "is not", null)]))
    .execute()
}

function ending(db: Kysely<Tables>, userId: string, endedAt: string, version: number) {
  return db
    .updateTable("helper_links")
    .set({ secret_hash: null, ended_at: endedAt, expires_at: endedAt, favours: "{}", baby_hours: null, version })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
}

function linksOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("helper_links").where("user_id", "=", userId)
}
