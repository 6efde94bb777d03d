import { expect, test } from "vitest"
import { addMonths, idleSince, retention, unusedBefore } from "./retention.ts"

test.each([
  ["2026-11-21T09:00:00.000Z", -24, "2024-11-21T09:00:00.000Z"],
  ["2026-01-15T00:00:00.000Z", -1, "2025-12-15T00:00:00.000Z"],
  ["2028-02-29T12:00:00.000Z", -24, "2026-02-28T12:00:00.000Z"],
  ["2026-12-31T23:59:59.999Z", 2, "2027-02-28T23:59:59.999Z"],
  ["2026-03-31T01:00:00.000Z", -1, "2026-02-28T01:00:00.000Z"],
])("%s and %i months are %s", (moment, months, expected) => {
  expect(addMonths(new Date(moment), months).toISOString()).toBe(expected)
})

test("no account counts as unused before the day that it was told of", () => {
  const firstMs = Date.UTC(2026, 0, 1)
  for (let day = 0; day < 4 * 366; day++) {
    const lastUsedAt = new Date(firstMs + day * 24 * 60 * 60 * 1000)
    const tooEarly = new Date(idleSince(lastUsedAt).getTime() - 1)
    expect(unusedBefore(tooEarly, retention.idleAccountMonths) < lastUsedAt).toBe(true)
    const twoDaysLater = new Date(tooEarly.getTime() + 2 * 24 * 60 * 60 * 1000)
    expect(unusedBefore(twoDaysLater, retention.idleAccountMonths) >= lastUsedAt).toBe(true)
  }
})
