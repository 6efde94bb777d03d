import { rowsAtOnce } from "../sync/cursor.ts"
import type { OperationContext, SyncedNoun } from "../sync/noun.ts"
import { readChangedCheckIns, readCheckIn, readLatestCheckIns, storeCheckIn } from "./data.ts"
import { requireWritableDay } from "./writable-day.ts"

export const checkInNoun: SyncedNoun<"checkIns"> = {
  noun: "checkIns",
  async load(db, userId, { keys: [date = ""] = [] }) {
    return { [date]: (await readCheckIn(db, userId, date))?.answers }
  },
  check({ now }: OperationContext, { key: date }) {
    requireWritableDay(date, now)
  },
  async store({ db, userId, version }, { key: date, row: answers }) {
    if (answers) await storeCheckIn(db, userId, { date, answers, version })
  },
  rowsAtOnce: rowsAtOnce.small,
  async read(db, userId, since, after) {
    const checkIns = since === null ? readLatestCheckIns(db, userId, after) : readChangedCheckIns(db, userId, after)
    return (await checkIns).map(({ date, version, answers }) => ({ key: date, version, row: answers }))
  },
}
