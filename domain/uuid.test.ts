import { expect, test } from "vitest"
import { uuidSchema } from "./uuid.ts"

test("an id is a UUID, the same in capitals", () => {
  const id = crypto.randomUUID()
  expect(uuidSchema.parse(id.toUpperCase())).toBe(id)
  for (const wrong of ["", "1", "me", `${id}0`, id.replaceAll("-", ""), 1]) {
    expect(uuidSchema.safeParse(wrong).success).toBe(false)
  }
})
