import type { DayAnswers } from "#domain/check-in.ts"
import { laterOf, mergeFields } from "#domain/timestamped.ts"
import { requireConsent } from "../consent/data.ts"
import { rowsAtOnce } from "../sync/cursor.ts"
import type { OperationContext, SyncedNoun } from "../sync/noun.ts"
import { readChangedCheckIns, readCheckIn, readLatestCheckIns, storeCheckIn } from "./data.ts"
import { requireWritableDay } from "./writable-day.ts"

/** Her energy, mood, bloating and sleep: one check-in for each calendar day in her time zone. The newest value of each answer wins. */
export const checkInNoun: SyncedNoun = {
  noun: "checkIns",
  handlers: {
    checkInAnswered: (context, { date, question, score }) => answer(context, date, { [question]: score }),
    sleepAnswered: (context, { date, hours }) => answer(context, date, { sleepHours: hours }),
  },
  rowsAtOnce: rowsAtOnce.small,
  async read(db, userId, since, after) {
    const checkIns = since === null ? readLatestCheckIns(db, userId, after) : readChangedCheckIns(db, userId, after)
    return (await checkIns).map(({ date, version, answers }) => ({ key: date, version, row: answers }))
  },
}

async function answer({ db, userId, at, now, version }: OperationContext, date: string, change: Partial<DayAnswers>) {
  requireWritableDay(date, now)
  await requireConsent(db, userId, "diary")
  const stored = await readCheckIn(db, userId, date)
  const answers = mergeFields(stored?.answers, change, at, now.toISOString())
  const changedAt = stored ? laterOf(stored.changedAt, at) : at
  await storeCheckIn(db, userId, { date, answers, changedAt, version })
}
