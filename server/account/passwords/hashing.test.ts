import { hashPassword, verifyPassword } from "better-auth/crypto"
import { expect, test } from "vitest"
import { createPasswordHashing } from "./hashing.ts"

const { hash, verify } = createPasswordHashing()

test.each(["senha", "a", "çã 🌸 café\u0301", "x".repeat(128)])(
  "%s is right whoever hashed it, we or the auth library",
  async (password) => {
    const [own, library] = [await hash(password), await hashPassword(password)]
    expect(own).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
    expect(await verifyPassword({ hash: own, password })).toBe(true)
    expect(await verify({ hash: library, password })).toBe(true)
    expect(await verify({ hash: library, password: `${password} ` })).toBe(false)
    expect(await hash(password)).not.toBe(own)
  },
)

test("letters that can be written in two ways count as the same, and what is no hash is never right", async () => {
  expect(await verify({ hash: await hash("caf\u00e9"), password: "cafe\u0301" })).toBe(true)
  for (const broken of ["", ":", "salt:", "salt:00", `salt:${"0".repeat(127)}`]) {
    expect(await verify({ hash: broken, password: "x" })).toBe(false)
  }
})

test("a hash that says its own cost is read by it, as the reference implementation of Argon2 makes them", async () => {
  const ofReference = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
  expect(await verify({ hash: ofReference, password: "password" })).toBe(true)
  expect(await verify({ hash: ofReference, password: "Password" })).toBe(false)
  expect(await verify({ hash: ofReference.replace("t=2", "t=1"), password: "password" })).toBe(false)
  for (const broken of [
    ofReference.slice(0, 40),
    ofReference.replace("argon2id", "argon2i"),
    "$argon2id$v=19$m=8,t=1,p=1$$",
  ]) {
    expect(await verify({ hash: broken, password: "password" })).toBe(false)
  }
})
