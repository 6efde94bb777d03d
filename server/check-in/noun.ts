import { laterOf, mergeFields } from "#domain/timestamped.ts"
import { requireConsent } from "../consent/data.ts"
import { appError } from "../errors.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { readChangedCheckIns, readCheckIn, readLatestCheckIns, storeCheckIn } from "./data.ts"
import { isWritableDay } from "./writable-day.ts"

/** How many days a new device gets. */
const latestDays = 31

/** Her energy, mood and bloating: one check-in for each calendar day in her time zone. The newest value of each answer wins. */
export const checkInNoun: SyncedNoun = {
  noun: "checkIns",
  handlers: {
    async checkInAnswered({ db, userId, at, now, version }, { date, question, score }) {
      if (!isWritableDay(date, now)) throw appError("INVALID_INPUT", { fields: { date: "invalid" } })
      await requireConsent(db, userId, "diary")
      const stored = await readCheckIn(db, userId, date)
      const answers = mergeFields(stored?.answers, { [question]: score }, at, now.toISOString())
      const changedAt = stored ? laterOf(stored.changedAt, at) : at
      await storeCheckIn(db, userId, { date, answers, changedAt, version })
    },
  },
  async read(db, userId, since) {
    const checkIns =
      since === null ? readLatestCheckIns(db, userId, latestDays) : readChangedCheckIns(db, userId, since)
    return (await checkIns).map(({ date, version, answers }) => ({ key: date, version, row: answers }))
  },
}
