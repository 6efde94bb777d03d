import { expect, test } from "vitest"
import { momentSchema } from "./timestamped.ts"

test("only a UTC moment with milliseconds is one, so that moments sort as text", () => {
  expect(momentSchema.safeParse("2026-11-21T09:00:00.000Z").success).toBe(true)
  const others = [
    "2026-11-21",
    "2026-11-21T09:00:00Z",
    "2026-11-21T09:00:00.000+01:00",
    "2026-13-01T00:00:00.000Z",
    "",
    1,
  ]
  for (const other of others) expect(momentSchema.safeParse(other).success).toBe(false)
})
