import { expect, it } from "vitest"
import { meant, spellingsOf } from "./spelling.ts"

it.each([
  ["a letter swapped", "fbere", "febre"],
  ["a letter missing", "febr", undefined],
  ["a letter missing in a longer word", "hemoraga", "hemoragia"],
  ["a letter too many", "febrie", "febre"],
  ["a key beside the right one", "fwbre", "febre"],
  ["two slips in a long word", "hemorgaia", "hemoragia"],
  ["two slips in a short word", "fberw", undefined],
  ["another first letter", "lebre", undefined],
  ["a letter that no thumb confuses", "mamar", undefined],
  ["ten thousand letters", "x".repeat(10_000), undefined],
])("with %s, a word stands for the one that was meant, or for none", (_slip, typed, known) => {
  expect(meant(typed, spellingsOf(["febre", "hemoragia", "matar"]))).toBe(known)
})
