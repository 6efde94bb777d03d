import { hashPassword, verifyPassword } from "better-auth/crypto"
import { expect, onTestFinished, test } from "vitest"
import { createPasswordHashing } from "./hashing.ts"

function openHashing() {
  const hashing = createPasswordHashing()
  onTestFinished(hashing.close)
  return hashing
}

test.each(["senha", "a", "çã 🌸 café\u0301", "x".repeat(128)])(
  "%s is right whoever hashed it, we or the auth library",
  async (password) => {
    const { hash, verify } = openHashing()
    const [own, library] = [await hash(password), await hashPassword(password)]
    expect(own).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
    expect(await verifyPassword({ hash: own, password })).toBe(true)
    expect(await verify({ hash: library, password })).toBe(true)
    expect(await verify({ hash: library, password: `${password} ` })).toBe(false)
    expect(await hash(password)).not.toBe(own)
  },
)

test("letters that can be written in two ways count as the same, and what is no hash is never right", async () => {
  const { hash, verify } = openHashing()
  expect(await verify({ hash: await hash("caf\u00e9"), password: "cafe\u0301" })).toBe(true)
  for (const broken of ["", ":", "salt:", "salt:00", `salt:${"0".repeat(127)}`]) {
    expect(await verify({ hash: broken, password: "x" })).toBe(false)
  }
})
