import { afterEach, expect, test, vi } from "vitest"
import { legalVersion } from "#content/legal.ts"
import { readPolicy } from "./use-policy.ts"

afterEach(() => vi.unstubAllGlobals())

/** Opens the page as the server has written it. */
function open(written: string) {
  vi.stubGlobal("document", { querySelector: () => ({ content: written }) })
}

test("what the page says of the policy is parsed once for each text, however often it is read", () => {
  const written = (number: number) => JSON.stringify({ number, textVersion: 1, revision: 1 })
  open(written(3))
  const policy = readPolicy()
  expect(policy).toMatchObject({ number: 3 })
  expect(readPolicy()).toBe(policy)
  open(written(4))
  expect(readPolicy()).toMatchObject({ number: 4 })
})

test("without our server the policy is that of the texts as they are here", () => {
  open("")
  expect(readPolicy()).toMatchObject({ number: 1, textVersion: legalVersion.number })
})
