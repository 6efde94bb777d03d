import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { withDots } from "#app/language/with-dots.ts"
import { isComposing } from "./is-composing.ts"

const files = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file))
const code = new Map(files.map((file) => [file, readFileSync(file, "utf8")]))
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(code.get(file) ?? "")).sort()

test("a key that confirms what an input method offers is told from Enter in Safari too, wherever keys are listened to", () => {
  expect(files.length).toBeGreaterThan(400)
  const listening = filesWith(/\bonKeyDown\b|addEventListener\("keydown"/)
  expect(listening.length).toBeGreaterThan(4)
  const asking = filesWith(/import \{ isComposing \} from "#app\/ui\/is-composing\.ts"/)
  const ofTabOrEscape = ["app/privacy/discreet/hiding.ts", "app/ui/confirm-dialog.tsx"]
  expect(listening.filter((file) => !ofTabOrEscape.includes(file))).toEqual(asking)
  expect(filesWith(/\.isComposing\b/)).toEqual([])
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true)
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false)
})

test("whatever is shared says what becomes of it where the share sheet fails", () => {
  expect(filesWith(/navigator\.share\(/)).toEqual(["app/install/use-offer-file.ts", "app/share-text.ts"])
})

test("every form with a password says to a password manager whose it is", () => {
  const asking = filesWith(/type(?:=|: )"password"/)
  expect(asking.length).toBeGreaterThan(4)
  expect(asking.filter((file) => !/<AccountName |type="email"/.test(code.get(file) ?? ""))).toEqual([])
})

test("what stands in a line between dots is joined in one way, by which no line begins with a dot", () => {
  expect(filesWith(/join\((["'`]) · \1\)/)).toEqual([])
  expect(withDots(["Brasil", null, "192"])).toBe("Brasil\u00a0· 192")
})
