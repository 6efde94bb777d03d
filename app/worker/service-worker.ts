/// <reference lib="webworker" />
import { cacheNames, clientsClaim } from "workbox-core"
import { ExpirationPlugin } from "workbox-expiration"
import { createHandlerBoundToURL, getCacheKeyForURL, precache } from "workbox-precaching"
import { registerRoute } from "workbox-routing"
import { CacheFirst } from "workbox-strategies"
import { matcherOf } from "#domain/address.ts"
import type { Language } from "#domain/language.ts"
import { fileLanguage } from "./file-language.ts"

declare const self: ServiceWorkerGlobalScope

// Written in by scripts/after-build: the app's addresses, all its hashed files, and those that every page needs.
declare const __PATHS__: string[]
declare const __FILES__: string[]
declare const __SHELL_FILES__: string[]

/** Written in by the server, because the shell that it sends also depends on its settings. */
const shellRevision = "SHELL_REVISION"
const shell = "/__spa-fallback.html"
const addresses = matcherOf(__PATHS__)

// Enough for two versions of all that one mother uses.
const keptFilesMax = 300
const files = new CacheFirst({
  cacheName: "florescer-files",
  plugins: [new ExpirationPlugin({ maxEntries: keptFilesMax, purgeOnQuotaError: true }), { fetchDidSucceed }],
})

// Only the shell and hashed files are ever kept: none of them is anybody's, and everything else passes by untouched.
precache([{ url: shell, revision: shellRevision }])
registerRoute(
  ({ request, url }) => request.mode === "navigate" && addresses.test(url.pathname),
  createHandlerBoundToURL(shell),
)
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"), files)

self.addEventListener("install", (event) => event.waitUntil(takeFiles(event)))
self.addEventListener("message", (event) => {
  const { type, payload } = event.data ?? {}
  // Where the connection ends, the next visit goes on.
  if (type === "KEEP_AHEAD") event.waitUntil(keepAhead(payload.languages, event).catch(() => {}))
})
self.skipWaiting()
clientsClaim()

/** Takes what the shell needs, and of all else what she had of the last version, before that one is let go. */
async function takeFiles(event: ExtendableEvent) {
  const names = new Set([...__SHELL_FILES__, ...(await keptFiles())].map(withoutHash))
  await Promise.all(__FILES__.filter((file) => names.has(withoutHash(file))).map((file) => take(file, event)))
}

/** Takes what she has not needed yet, one file after another. */
async function keepAhead(languages: Language[], event: ExtendableEvent) {
  const kept = new Set(await keptFiles())
  for (const file of __FILES__) {
    const language = fileLanguage(file)
    if (!kept.has(file) && (!language || languages.includes(language))) await take(file, event)
  }
}

async function keptFiles() {
  const requests = await (await caches.open(files.cacheName)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

async function take(file: string, event: ExtendableEvent) {
  const [response, done] = files.handleAll({ request: new Request(file), event })
  if (!(await response).ok) throw new Error(`${file} is missing`)
  await done
}

function withoutHash(file: string) {
  return file.replace(/-[\w-]{8}(?=\.\w+$)/, "")
}

/** A file that is gone belonged to a version that is gone: the next page is asked of the server. */
async function fetchDidSucceed({ response }: { response: Response }) {
  const cacheKey = getCacheKeyForURL(shell)
  if (response.status === 404 && cacheKey) await (await caches.open(cacheNames.precache)).delete(cacheKey)
  return response
}
