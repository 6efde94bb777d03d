import { type BrowserContext, type ConsoleMessage, expect } from "@playwright/test"

/** What a browser and the app say where an answer does not come, be it the service worker or a file of a small part. */
export const noAnswer = /net::ERR_|error occurred when fetching the script|A file of the app did not come/

export type Watch = ReturnType<typeof startWatch>

/** Sees what should never happen in a browser of hers: errors in the console, and requests to anyone else. */
export function startWatch(origin: string) {
  const surprises: string[] = []
  const allowed: RegExp[] = []

  function watch(context: BrowserContext) {
    context.on("console", (message) => {
      if (message.type() !== "error" || isUnknownPage(message) || isEndedSession(message)) return
      surprises.push(`console: ${message.text()} (${message.location().url})`)
    })
    context.on("weberror", (error) => surprises.push(`page: ${error.error().stack}`))
    context.on("request", (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith("http") && url.origin !== origin) surprises.push(`request: ${url}`)
    })
  }

  function expectNoSurprise() {
    expect(surprises.filter((surprise) => !allowed.some((pattern) => pattern.test(surprise)))).toEqual([])
  }

  return { watch, allow: (pattern: RegExp) => allowed.push(pattern), expectNoSurprise }
}

/** The browser's own line about an address that is none of ours, which answers 404 and shows a page that says so. */
function isUnknownPage(message: ConsoleMessage) {
  const { pathname } = new URL(message.location().url || "about:blank")
  return /status of 404/.test(message.text()) && !/^\/(api|assets)\//.test(pathname)
}

/** The browser's own line about a session that has ended, or is somebody else's by now: that is how a page gets to know. */
function isEndedSession(message: ConsoleMessage) {
  const { pathname } = new URL(message.location().url || "about:blank")
  return /status of (401|409)/.test(message.text()) && /^\/api\/(sync(\/|$)|auth\/get-session$)/.test(pathname)
}
