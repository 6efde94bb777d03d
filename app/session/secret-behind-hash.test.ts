import { describe, expect, test } from "vitest"
import { secretIn } from "#app/helping/link.ts"
import { secretBehind } from "./secret-behind-hash.ts"

const secret = "Zm9v-mFy_mJhenF1eHF1dQ"

describe.each(["", ".", ")", ">", "%3E", "?utm_source=mail", "&fbclid=IwAR0", "/", " ", "…", "*"])(
  "with “%s” after it",
  (after) => {
    test("the secret of a link is read", () => {
      expect(secretBehind(`#${secret}${after}`)).toBe(secret)
      expect(secretBehind(`#K7QF-2M9X-WP4T${after}`)).toBe("K7QF-2M9X-WP4T")
      expect(secretIn(`#${secret}${after}`)).toBe(secret)
    })
  },
)

test("a link that is cut off has none", () => {
  for (const hash of ["", "#", "#.", secret]) expect(secretBehind(hash)).toBe("")
  expect(secretIn(`#${secret.slice(1)}`)).toBeNull()
  expect(secretIn(`#${secret}x`)).toBeNull()
})
