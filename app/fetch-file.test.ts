import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { fetchFile, MissingFile } from "./fetch-file.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns what has loaded after so many ms, the error if loading has failed, or "still loading". */
async function after(ms: number, coming: Promise<unknown>) {
  const settled = coming.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(ms)
  return Promise.race([settled, "still loading"])
}

test("a file that comes a byte at a time is not waited for, for ever", async () => {
  const load = vi.fn(() => new Promise(() => {}))
  const file = fetchFile(load)
  expect(await after(59_000, file)).toBe("still loading")
  const error = await after(1000, file)
  expect(error).toBeInstanceOf(MissingFile)
  expect(error).not.toHaveProperty("cause")
  expect(load).toHaveBeenCalledTimes(1)
})

test("a file that comes at the third time is there, and one that never comes is missing", async () => {
  const refuse = () => Promise.reject(new TypeError("Failed to fetch"))
  const load = vi.fn(refuse).mockImplementationOnce(refuse).mockImplementationOnce(refuse)
  expect(await after(2500, fetchFile(load.mockResolvedValueOnce("file" as never)))).toBe("file")
  const error = await after(2500, fetchFile(refuse))
  expect(error).toBeInstanceOf(MissingFile)
  expect(error).toHaveProperty("cause")
})
