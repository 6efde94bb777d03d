import type { Whose } from "#server/right.ts"
import type { TestApp } from "./test-app.ts"

/** A write of hers by one of her sessions. */
export async function whose({ db, clock }: Pick<TestApp, "db" | "clock">, userId: string): Promise<Whose> {
  const { id } = await db.selectFrom("session").select("id").where("userId", "=", userId).executeTakeFirstOrThrow()
  return { userId, right: { by: "session", id }, now: clock.now }
}
