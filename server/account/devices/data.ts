import type { Kysely } from "kysely"
import type { Tables } from "../../database/tables.ts"

/** Whether this browser has signed in to the account before and has not been forgotten since. */
export async function isKnownDevice(db: Kysely<Tables>, deviceId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("known_devices")
    .innerJoin("user", "user.id", "known_devices.user_id")
    .select("known_devices.device_id")
    .where("known_devices.device_id", "=", deviceId)
    .where("user.email", "=", email.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

const devicesMax = 10

/** Records that a browser signed in, and forgets the least recently used browsers beyond the limit. */
export async function recordDevice(db: Kysely<Tables>, userId: string, deviceId: string, now: Date) {
  const moment = now.toISOString()
  await db
    .insertInto("known_devices")
    .values({ user_id: userId, device_id: deviceId, created_at: moment, last_used_at: moment })
    .onConflict((conflict) => conflict.columns(["user_id", "device_id"]).doUpdateSet({ last_used_at: moment }))
    .execute()
  await db
    .deleteFrom("known_devices")
    .where("user_id", "=", userId)
    .where("device_id", "not in", (query) =>
      query
        .selectFrom("known_devices")
        .select("device_id")
        .where("user_id", "=", userId)
        .orderBy("last_used_at", "desc")
        .orderBy("device_id")
        .limit(devicesMax),
    )
    .execute()
}

/** Replaces the id that an earlier release stored by the hash of a new one. */
export async function replaceDevice(db: Kysely<Tables>, userId: string, former: string, deviceId: string) {
  const device = db.updateTable("known_devices").set({ device_id: deviceId })
  await device.where("user_id", "=", userId).where("device_id", "=", former).execute()
}

/** Forgets one browser of an account. */
export async function forgetDevice(db: Kysely<Tables>, userId: string, deviceId: string) {
  await db.deleteFrom("known_devices").where("user_id", "=", userId).where("device_id", "=", deviceId).execute()
}

/** Forgets all browsers of an account, apart from one that may be given. */
export async function forgetDevices(db: Kysely<Tables>, userId: string, except = "") {
  await db.deleteFrom("known_devices").where("user_id", "=", userId).where("device_id", "!=", except).execute()
}

/** Reads the browsers of an account, oldest first. */
export async function readDevices(db: Kysely<Tables>, userId: string) {
  const devices = db
    .selectFrom("known_devices")
    .select(["device_id as id", "created_at as createdAt", "last_used_at as lastUsedAt"])
  return devices.where("user_id", "=", userId).orderBy("created_at").orderBy("device_id").execute()
}
