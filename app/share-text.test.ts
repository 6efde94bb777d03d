import { expect, test } from "vitest"
import { wasShared } from "./share-text.ts"

const failing = (name: string) => Promise.reject(new DOMException("no", name))

test("only closing the share sheet is no failure: after any other the text is to be copied", async () => {
  expect(await wasShared(Promise.resolve())).toBe(true)
  expect(await wasShared(failing("AbortError"))).toBe(true)
  for (const name of ["NotAllowedError", "InvalidStateError", "DataError", "NotFoundError", "TimeoutError"])
    expect(await wasShared(failing(name)), name).toBe(false)
  expect(await wasShared(Promise.reject(new TypeError("Share failed")))).toBe(false)
})
