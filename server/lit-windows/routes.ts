import { Hono } from "hono"
import { type Kysely, sql } from "kysely"
import { accountDaysLeast, activeLeast } from "#domain/lit-windows/awake.ts"
import { addDays } from "#domain/privacy/retention.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { findMember } from "../team/members.ts"
import { activeSince } from "../team/overview/figures.ts"
import type { Awake } from "./awake.ts"
import { readNightWords } from "./night-words.ts"

const activeForMs = 60 * 60_000

type LitWindowsDeps = RouteDeps & { awake: Awake; areLitWindowsShown: boolean }

/**
 * Counts the user as awake, and responds with how many others were awake and what the team says tonight. Throws
 * NOT_FOUND if the operator has switched this off.
 */
export function litWindowsRoutes({ db, requireSession, now, awake, areLitWindowsShown }: LitWindowsDeps) {
  const areEnoughActive = createAreEnoughActive(db, now)
  return new Hono<SignedIn>().use(requireSession).post("/", async (c) => {
    if (!areLitWindowsShown) throw appError("NOT_FOUND")
    const { userId } = c.var
    if (await isCounted(db, userId, now())) awake.note(userId)
    return c.json({ awake: (await areEnoughActive()) ? awake.told() : 0, words: await readNightWords(db, now()) })
  })
}

async function isCounted(db: Kysely<Tables>, userId: string, now: Date): Promise<boolean> {
  const user = await db.selectFrom("user").select("createdAt").where("id", "=", userId).executeTakeFirst()
  if (!user || new Date(user.createdAt) > addDays(now, -accountDaysLeast)) return false
  return (await findMember(db, userId)) === undefined
}

/** Returns a function that says whether enough accounts are active; it counts them once an hour. */
function createAreEnoughActive(db: Kysely<Tables>, now: () => Date) {
  let known: { until: number; areEnough: Promise<boolean> } | undefined

  async function count() {
    const active = db
      .selectFrom("user")
      .select(sql<number>`count(*)`.as("count"))
      .where("last_used_at", ">", activeSince(now()))
    return Number((await active.executeTakeFirstOrThrow()).count) >= activeLeast
  }

  return function areEnoughActive(): Promise<boolean> {
    if (!known || known.until <= now().getTime()) {
      const asked = { until: now().getTime() + activeForMs, areEnough: count() }
      known = asked
      asked.areEnough.catch(() => {
        if (known === asked) known = undefined
      })
    }
    return known.areEnough
  }
}
