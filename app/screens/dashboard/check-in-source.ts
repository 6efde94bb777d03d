import { api } from "#app/api.ts"
import { sendWithConsent } from "#app/consent/kept-consents.ts"
import { keptKey } from "#app/kept/storage.ts"
import type { KeptSource } from "#app/kept/sync.ts"
import { type CheckIn, checkInSchema } from "#domain/check-in.ts"

const isCheckIn = (value: unknown) => checkInSchema.safeParse(value).success

export const prefixOfCheckIns = (userId: string) => keptKey(userId, "check-in:")

/** Where a mother's check-in of a day (ISO 8601) lies on this device, and how the server has it. */
export function checkInSource(userId: string, date: string): KeptSource<CheckIn> {
  const checkIn = api["check-ins"][":date"]
  return {
    key: prefixOfCheckIns(userId) + date,
    isValue: isCheckIn,
    async pull() {
      const response = await checkIn.$get({ param: { date } })
      return (await response.json()).checkIn
    },
    async push(kept) {
      const response = await sendWithConsent(userId, "diary", () => checkIn.$put({ param: { date }, json: kept }))
      return (await response.json()).checkIn
    },
  }
}
