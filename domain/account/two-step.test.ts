import { expect, it } from "vitest"
import { appCodeSchema, isAppCode, newRecoveryCode, recoveryCodeSchema, secondStepCodeSchema } from "./two-step.ts"

it("the app's code may be typed as the app shows it", () => {
  for (const typed of ["012345", " 012 345 ", "012-345", "012\u2013345", "\u200E012\u202F345\u200B", "０１２３４５"])
    expect(appCodeSchema.parse(typed)).toBe("012345")
  for (const typed of ["", "12345", "1234567", "abcdef", "١٢٣٤٥٦"])
    expect(appCodeSchema.safeParse(typed).success).toBe(false)
})

it("a recovery code may be typed in capitals, and without its dash", () => {
  for (const typed of ["abcde-fghjk", "ABCDE FGHJK", "abcdefghjk ", "abcde\u2011fghjk", "\uFEFFabcde\u2014fghjk"]) {
    expect(recoveryCodeSchema.parse(typed)).toBe("abcde-fghjk")
  }
  for (const typed of ["", "abcde", "abcde-fghjkm", "abcde-fgh10"]) {
    expect(recoveryCodeSchema.safeParse(typed).success).toBe(false)
  }
})

it("the second step takes either, and knows which it is", () => {
  expect(isAppCode(secondStepCodeSchema.parse("123 456"))).toBe(true)
  expect(isAppCode(secondStepCodeSchema.parse("23456-23456"))).toBe(false)
  expect(secondStepCodeSchema.safeParse("neither").success).toBe(false)
})

it("a new recovery code is one that can be typed in", () => {
  const code = newRecoveryCode((limit) => limit - 1)
  expect(code).toBe("zzzzz-zzzzz")
  expect(recoveryCodeSchema.parse(code)).toBe(code)
})
