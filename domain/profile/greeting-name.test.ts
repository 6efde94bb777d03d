import fc from "fast-check"
import { expect, test } from "vitest"
import { firstName, greetingName } from "./greeting-name.ts"

test("she is greeted by her first name, in any script", () => {
  for (const [fullName, first] of [
    ["Ana", "Ana"],
    ["  Maria Clara de Souza ", "Maria"],
    ["Ana-Lúcia D’Ávila", "Ana-Lúcia"],
    ["D'Artagnan Silva", "D'Artagnan"],
    ["Oʻktam", "Oʻktam"],
    ["Zoe\u0308 Müller", "Zoe\u0308"],
    ["أمينة علي", "أمينة"],
    ["देवी", "देवी"],
    ["花子 山田", "花子"],
    ["a".repeat(30), "a".repeat(30)],
  ]) {
    expect(greetingName(fullName ?? ""), fullName).toBe(first)
  }
})

test("on her own screen she is greeted by what stands first in her name, whatever its length", () => {
  expect(firstName("Maria Lima")).toBe("Maria")
  expect(firstName("  Ana-Lúcia D’Ávila e Souza de Menezes")).toBe("Ana-Lúcia")
  expect(firstName("🌸 flor")).toBe("🌸")
  expect(firstName(" ")).toBe("")
})

test("what is no first name greets nobody", () => {
  for (const fullName of [
    "",
    "   ",
    "evil.example",
    "evil．example",
    "evil。example",
    "evilꓸexample",
    "https://evil.example",
    "https:⁄⁄evil Ana",
    "httpsː",
    "a@b",
    "<b>Ana</b>",
    "Ana2",
    "123",
    "🌸",
    "Ana🌸",
    "1️⃣",
    "\u202eanA",
    "A\u200dna",
    "\u3164\u3164",
    "A\u034fna",
    "-Ana",
    "Ana-",
    "A--na",
    "'",
    "\u0301",
    "Ana\0",
    "a".repeat(31),
    "a".repeat(100),
  ]) {
    expect(greetingName(fullName), fullName).toBeNull()
  }
})

test("whatever a stranger calls herself, only letters of a first name come through", () => {
  const hostile = fc.constantFrom(
    ..."./\\:@<>&\"'’-\r\n\t\0\u2028\u2029\u202e\u2066\u200b\u200d\ufeff．。⁄：ꓸː・ー0٣🌸\ufe0f",
  )
  const piece = fc.oneof(hostile, fc.constantFrom("Ana", "evil", "example", "http", " "), fc.string({ unit: "binary" }))
  const name = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""))
  fc.assert(
    fc.property(name, (fullName) => {
      const first = greetingName(fullName)
      if (first === null) return
      expect(fullName.trim().startsWith(first)).toBe(true)
      expect([...first].length).toBeLessThanOrEqual(30)
      expect(first.replace(/(?<=[\p{L}\p{M}])['’ʼʻ-](?=\p{L})/gu, "")).toMatch(/^[\p{L}\p{M}]+$/u)
      expect(first).not.toMatch(/\p{Default_Ignorable_Code_Point}/u)
    }),
    { numRuns: 2000 },
  )
})

test("a name of letters alone, of up to thirty, is never lost", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."aeiouãçéñßøŁž"), minLength: 1, maxLength: 30 })
  fc.assert(fc.property(letters, (first) => greetingName(`${first} da Silva`) === first))
})
