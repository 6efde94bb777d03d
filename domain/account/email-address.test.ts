import { expect, test } from "vitest"
import { emailSchema, storedAddress } from "./email-address.ts"

test.each([
  ["ana@example.org", "ana@example.org"],
  [" ana+sopa@mail.example.com.br ", "ana+sopa@mail.example.com.br"],
  ["ana@café.com.br", "ana@xn--caf-dma.com.br"],
  ["ana@CAFÉ.com.br", "ana@xn--caf-dma.com.br"],
  ["ana@cafe\u0301.com.br", "ana@xn--caf-dma.com.br"],
  ["ana@пример.рф", "ana@xn--e1afmkfd.xn--p1ai"],
  ["ana@xn--e1afmkfd.xn--p1ai", "ana@xn--e1afmkfd.xn--p1ai"],
  ["ana@例え。テスト", "ana@xn--r8jz45g.xn--zckzah"],
  ["o/brien#1@example.org", "o/brien#1@example.org"],
  ["\u202Aana@example.org\u202C", "ana@example.org"],
  ["\uFEFFana@\u200Bexample.org \u200E", "ana@example.org"],
])("%s is taken as %s, whoever writes it", (typed, stored) => {
  expect(emailSchema.parse(typed)).toBe(stored)
  expect(emailSchema.parse(stored)).toBe(stored)
  expect(storedAddress(typed)).toBe(stored.toLowerCase())
})

test.each([
  "",
  "ana",
  "ana@example",
  "@example.org",
  "ana@-example.org",
  "ana@example..org",
  "ana..b@example.org",
  ".ana@example.org",
  "ana.@example.org",
  "ana@1.2.3.4",
  "ana@１.２.３.４",
  "ana@example.o",
  "ana@café.com.br/path",
  "ana@café.com.br:25",
  "ana b@example.org",
  "anä@example.org",
  "<ana@example.org>",
  "ana@example.org\r\nBcc: eva@example.org",
  `${"a".repeat(65)}@example.org`,
  `ana@${"é".repeat(200)}.${"é".repeat(40)}.org`,
])("%j is no address", (typed) => {
  expect(emailSchema.safeParse(typed).success).toBe(false)
})
