import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { MissingFile } from "./fetch-file.ts"
import { loadRouteModule } from "./load-route-module.ts"

const reload = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const history = { state: null, replaceState: (state: null) => Object.assign(history, { state }) }
  vi.stubGlobal("window", { history, location: { reload } })
  vi.stubGlobal("fetch", async () => new Response(null, { headers: { "content-type": "text/javascript" } }))
})
afterEach(() => {
  reload.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const route = (code: string) => ({ id: "chat", module: `data:text/javascript,${code}` })

test("the page is not loaded anew, and so not begun again, for a screen that comes a byte at a time", async () => {
  const coming = loadRouteModule(route("await new Promise(() => setInterval(() => {}, 1e9))"), {}).catch(
    (error) => error,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await coming).toBeInstanceOf(MissingFile)
  expect(reload).not.toHaveBeenCalled()
})

test("it is loaded anew once for a screen that went with the last version", async () => {
  void loadRouteModule(route("throw new Error('gone')"), {})
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500)
    expect(reload).toHaveBeenCalledTimes(1)
  })
  const again = loadRouteModule(route("throw new Error('gone')"), {}).catch((error) => error)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await again).toBeInstanceOf(MissingFile)
  expect(reload).toHaveBeenCalledTimes(1)
})
