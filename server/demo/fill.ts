import { v7 as uuidV7 } from "uuid"
import { daysOf } from "#domain/days/days-of.ts"
import { earnedBadges } from "#domain/journey/badges.ts"
import { storedBadges } from "#domain/journey/earned-badge.ts"
import type { Language } from "#domain/language.ts"
import type { Rows } from "#domain/nouns/noun.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { fold, type Operation, operationsVersion } from "#domain/operations/operations.ts"
import { addDays } from "#domain/privacy/retention.ts"
import type { Database } from "../database/open.ts"
import { recordUse } from "../jobs/idle-warnings.ts"
import type { Log } from "../log.ts"
import { createApply } from "../sync/apply.ts"
import type { AnyNoun } from "../sync/noun.ts"
import { deleteDemo, demoAddress, signUpDemo } from "./account.ts"
import { demoDays, type LifeDay, lifeOf, type MomentOf } from "./life.ts"
import { loadDemoTexts } from "./texts.ts"

type FillDeps = { database: Database; nouns: readonly AnyNoun[]; log: Log }
type Demo = { language: Language; now: Date; passwordHash: string }

const evening = "22:30"

/**
 * Creates the demonstration's account with several weeks of data, and returns its id. If an operation is refused it
 * throws and leaves nothing behind.
 */
export async function fillDemo(deps: FillDeps, { language, now, passwordHash }: Demo): Promise<string> {
  const texts = await loadDemoTexts(language)
  const life = lifeOf({ texts, language, today: dateOf(now.toISOString()), momentOf })
  const since = addDays(now, 1 - demoDays)
  const userId = await signUpDemo(deps.database, { name: texts.name, passwordHash, language }, since)
  try {
    await live(deps, { userId, userEmail: demoAddress, language }, life, now)
    await recordUse(deps.database.db, userId, now)
  } catch (error) {
    await deleteDemo(deps.database, userId)
    throw error
  }
  return userId
}

async function live(
  { database, nouns, log }: FillDeps,
  actor: { userId: string; userEmail: string; language: Language },
  life: readonly LifeDay[],
  now: Date,
) {
  let clock = now
  const apply = createApply({ database, nouns, now: () => clock, log })
  let rows = noRows

  async function perform(operations: Operation[]) {
    for (const result of (await apply(actor, operations)).results) {
      if (result.status !== "applied") throw new Error(`The demonstration is refused: ${JSON.stringify(result)}`)
    }
    rows = operations.reduce(fold, rows)
  }

  for (const { date, operations } of life) {
    const end = momentOf(date, evening)
    clock = end < now.toISOString() ? new Date(end) : now
    await perform(operations)
    await perform(newBadges(rows, clock.toISOString()))
  }
}

function newBadges(rows: Rows, at: string): Operation[] {
  const earned = earnedBadges(daysOf(rows, dateOf), Object.values(rows.journeys))
  return storedBadges.flatMap((badge) => {
    const date = earned[badge]?.on
    if (!date || rows.badges[badge]) return []
    const id = uuidV7({ msecs: Date.parse(at) })
    return [{ id, name: "badgeEarned", args: { badge, date }, at, schemaVersion: operationsVersion }]
  })
}

/** The date in this process's time zone. */
function dateOf(moment: string): string {
  const day = new Date(moment)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-")
}

const momentOf: MomentOf = (date, time) => new Date(`${date}T${time}:00`).toISOString()
