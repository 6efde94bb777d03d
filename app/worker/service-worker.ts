/// <reference lib="webworker" />
import { cacheNames, clientsClaim, registerQuotaErrorCallback } from "workbox-core"
import { createHandlerBoundToURL, getCacheKeyForURL, precache } from "workbox-precaching"
import { registerRoute } from "workbox-routing"
import { CacheFirst } from "workbox-strategies"
import { matcherOf } from "#domain/address.ts"
import { europeanPortuguese, readsEuropeanPortuguese, type TextLanguage } from "#domain/language.ts"
import { plainQuery } from "#domain/plain-page.ts"
import { fileLanguage } from "./file-language.ts"
import { openFromNotification, showNotification } from "./notifications.ts"

declare const self: ServiceWorkerGlobalScope

// scripts/after-build writes these in; the shell's are those every page needs.
declare const __PATHS__: string[]
declare const __FILES__: string[]
declare const __SHELL_FILES__: string[]
declare const __DESK_FILES__: string[]

/** The server writes it in: the shell also depends on its settings. */
const shellRevision = "SHELL_REVISION"
const shell = "/__spa-fallback.html"
const addresses = matcherOf(__PATHS__)

/** The build writes the names wherever it finds this: only here. */
const allFiles = __FILES__
const cacheName = "florescer-files"
/** The names of the last version's files are stored under it. */
const list = "/assets/list.json"
const files = new CacheFirst({ cacheName, plugins: [{ fetchDidSucceed }] })
registerQuotaErrorCallback(() => caches.delete(cacheName))

// The shell and hashed files hold no user's data; all other requests pass untouched.
precache([{ url: shell, revision: shellRevision }])
registerRoute(
  // "?plain" asks for the page as it was prerendered (app/start).
  ({ request, url }) => request.mode === "navigate" && url.search !== plainQuery && addresses.test(url.pathname),
  createHandlerBoundToURL(shell),
)
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"), files)

self.addEventListener("install", (event) => event.waitUntil(cacheOnInstall(event)))
self.addEventListener("message", (event) => {
  const { type, payload } = event.data ?? {}
  // If the connection is lost, the next visit goes on.
  if (type === "PREFETCH") event.waitUntil(prefetch(payload.languages, event).catch(() => {}))
})
self.addEventListener("push", showNotification)
self.addEventListener("notificationclick", openFromNotification)
self.skipWaiting()
clientsClaim()

/** They are cached before the last version is let go. */
async function cacheOnInstall(event: ExtendableEvent) {
  const names = new Set([...__SHELL_FILES__.filter(isOfHers), ...(await cachedFiles())].map(withoutHash))
  await Promise.all(allFiles.filter((file) => names.has(withoutHash(file))).map((file) => cacheFile(file, event)))
  await forgetOlderVersions()
}

/** The shell is in every language; Portugal's only where it is read. */
function isOfHers(file: string) {
  return fileLanguage(file) !== europeanPortuguese || readsEuropeanPortuguese(navigator.languages)
}

/** A page of the last version may still be open. */
async function forgetOlderVersions() {
  const lists = await caches.open("florescer-versions")
  const last: string[] | undefined = await (await lists.match(list))?.json()
  // The worker changes with the server's settings too, its files do not.
  if (last?.join() === allFiles.join()) return
  const known = new Set([...allFiles, ...(last ?? (await cachedFiles()))])
  const cache = await caches.open(cacheName)
  for (const file of await cachedFiles()) if (!known.has(file)) await cache.delete(file)
  await lists.put(list, Response.json(allFiles))
}

async function prefetch(languages: TextLanguage[], event: ExtendableEvent) {
  const unneeded = new Set([...(await cachedFiles()), ...__DESK_FILES__])
  for (const file of allFiles) {
    const language = fileLanguage(file)
    if (!unneeded.has(file) && (!language || languages.includes(language))) await cacheFile(file, event)
  }
}

async function cachedFiles() {
  const requests = await (await caches.open(cacheName)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

async function cacheFile(file: string, event: ExtendableEvent) {
  const [response, done] = files.handleAll({ request: new Request(file), event })
  if (!(await response).ok) throw new Error(`${file} is missing`)
  await done
}

function withoutHash(file: string) {
  return file.replace(/-[\w-]{8}(?=\.\w+$)/, "")
}

/** The file is a former version's: the cached shell goes, and the server gives the next page. */
async function fetchDidSucceed({ response }: { response: Response }) {
  const cacheKey = getCacheKeyForURL(shell)
  if (response.status === 404 && cacheKey) await (await caches.open(cacheNames.precache)).delete(cacheKey)
  return response
}
