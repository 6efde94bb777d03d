/// <reference lib="webworker" />
import { cacheNames, clientsClaim, registerQuotaErrorCallback, type WorkboxPlugin } from "workbox-core"
import { addPlugins, getCacheKeyForURL, matchPrecache, precache } from "workbox-precaching"
import { registerRoute } from "workbox-routing"
import { CacheFirst } from "workbox-strategies"
import { isFromServer, routeListIn } from "#app/server-answer.ts"
import { matcherOf } from "#domain/address.ts"
import { europeanPortuguese, readsEuropeanPortuguese, type TextLanguage } from "#domain/language.ts"
import { plainQuery } from "#domain/plain-page.ts"
import { fileLanguage } from "./file-language.ts"
import { openFromNotification, showNotification } from "./notifications.ts"

declare const self: ServiceWorkerGlobalScope

// scripts/after-build replaces these names by their values. The shell's files are those that every page needs.
declare const __PATHS__: string[]
declare const __FILES__: string[]
declare const __HASHES__: string
declare const __SHELL_FILES__: string[]
declare const __DESK_FILES__: string[]

/** The server replaces this text by the revision of its shell, which also depends on the server's settings. */
const shellRevision = "SHELL_REVISION"
const shell = "/__spa-fallback.html"
const addresses = matcherOf(__PATHS__)

/** The name is used only once, because the build writes the whole list wherever it occurs. */
const allFiles = __FILES__
/**
 * A hash of each file's content, in the order of the files. The hash in a file's name is computed differently and
 * cannot check its content.
 */
const hashes = __HASHES__
const cacheName = "florescer-files"
/** The names of the previous version's files are stored under this URL. */
const list = "/assets/list.json"
const files = new CacheFirst({ cacheName, plugins: [onlyFromServer()] })
registerQuotaErrorCallback(() => caches.delete(cacheName))

/** True after a file was not found; the next page is then requested from the server, which may have a newer version. */
let mayBeOutdated = false
const answerMs = 5000
/** Scripts that start a page export nothing, because no other script imports them. */
const exportingNothing = /\/(?:entry\.client|manifest)-/

// Only the shell and hashed files are cached, neither of which holds user data; all other requests are not touched.
addPlugins([{ fetchDidSucceed: ({ response }) => ofBuild(response, allFiles) }])
precache([{ url: shell, revision: shellRevision }])
registerRoute(
  // With "?plain" the server sends the page as it was prerendered (app/start).
  ({ request, url }) => request.mode === "navigate" && url.search !== plainQuery && addresses.test(url.pathname),
  ({ request }) => sendShell(request),
)
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"), files)

self.addEventListener("install", (event) => event.waitUntil(cacheOnInstall(event)))
self.addEventListener("message", (event) => {
  const { type, payload } = event.data ?? {}
  // If the connection is lost, the next visit continues prefetching.
  if (type === "PREFETCH") event.waitUntil(prefetch(payload.languages, event).catch(() => {}))
})
self.addEventListener("push", showNotification)
self.addEventListener("notificationclick", openFromNotification)
self.skipWaiting()
clientsClaim()

/** All files of the new version are cached before the files of older versions are deleted. */
async function cacheOnInstall(event: ExtendableEvent) {
  const names = new Set([...__SHELL_FILES__.filter(isOfHers), ...(await cachedFiles())].map(withoutHash))
  await Promise.all(allFiles.filter((file) => names.has(withoutHash(file))).map((file) => cacheFile(file, event)))
  await forgetOlderVersions()
}

/** The shell includes every language, but the files for Portugal only in browsers that prefer European Portuguese. */
function isOfHers(file: string) {
  return fileLanguage(file) !== europeanPortuguese || readsEuropeanPortuguese(navigator.languages)
}

/** The files of the previous version are kept, because a page of that version may still be open. */
async function forgetOlderVersions() {
  const lists = await caches.open("florescer-versions")
  const last: string[] | undefined = await (await lists.match(list))?.json()
  // A new worker with the same files comes from changed settings of the server, so nothing is deleted.
  if (last?.join() === allFiles.join()) return
  const known = new Set([...allFiles, ...(last ?? (await cachedFiles()))])
  const cache = await caches.open(cacheName)
  for (const file of await cachedFiles()) if (!known.has(file)) await cache.delete(file)
  await lists.put(list, Response.json(allFiles))
}

async function prefetch(languages: TextLanguage[], event: ExtendableEvent) {
  const unneeded = new Set([...(await soundFiles()), ...__DESK_FILES__])
  for (const file of allFiles) {
    const language = fileLanguage(file)
    if (!unneeded.has(file) && (!language || languages.includes(language))) await cacheFile(file, event)
  }
}

async function cachedFiles() {
  const requests = await (await caches.open(cacheName)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

/** Releases up to 0.2 stored any answer, even one that did not come from the server, so cached files are checked. */
async function soundFiles() {
  const cached = await cachedFiles()
  const responses = await (await caches.open(cacheName)).matchAll()
  return cached.filter((file, index) => responses[index] && isFromServer(responses[index], file))
}

async function cacheFile(file: string, event: ExtendableEvent) {
  const [response, done] = files.handleAll({ request: new Request(file), event })
  await response
  await done
  if (!(await caches.match(file, { cacheName }))) throw new Error(`${file} is another`)
}

function withoutHash(file: string) {
  return file.replace(/-[\w-]{8}(?=\.\w+$)/, "")
}

/**
 * Stores only files that come from the server, and serves files that older releases stored wrongly only as long as the
 * right one cannot be fetched.
 */
function onlyFromServer(): WorkboxPlugin {
  return {
    async fetchDidSucceed({ request, response }) {
      const { pathname } = new URL(request.url)
      const isFile = isFromServer(response, pathname)
      if (isFile && (await isItself(response, pathname))) return response
      // Some proxies answer with a page for a file that is no longer there, so such an answer may mean a new version
      // too.
      if (!isFile && [200, 404].includes(response.status) && !response.redirected) lookForNextVersion()
      // The browser's cache may hold an answer of another network, such as a captive portal's sign-in page or a
      // redirect to it.
      const again =
        response.ok || response.redirected ? await fetch(new Request(request, { cache: "reload" })) : response
      if (isFromServer(again, pathname)) {
        if (await isItself(again, pathname)) return again
        // A proxy that compresses or minifies scripts changes them. Such a script works, so it is used, but it is not
        // stored.
        if (await mayBeMadeSmaller(again, pathname)) return unkept(again)
      }
      throw new Error(`${pathname} has not been answered by the server`)
    },
    async cacheWillUpdate({ request, response }) {
      const isStorable = response.status === 200 && (await isItself(response, new URL(request.url).pathname))
      return isStorable ? response : null
    },
    async cachedResponseWillBeUsed({ request, cachedResponse }) {
      return cachedResponse && isFromServer(cachedResponse, new URL(request.url).pathname) ? cachedResponse : null
    },
  }
}

/**
 * True if a response is complete and has the content that the build wrote. The content of another version's files is
 * not known, so it is accepted.
 */
async function isItself(response: Response, path: string) {
  const index = allFiles.indexOf(path)
  const hash = await hashOf(response.clone()).catch(() => null)
  return hash !== null && (index === -1 || hashes.slice(index * 6, index * 6 + 6) === hash)
}

/**
 * A script that a filter has emptied, or another page in its place, exports nothing; whatever imports it would fail.
 */
async function mayBeMadeSmaller(response: Response, path: string) {
  if (!path.endsWith(".js") || exportingNothing.test(path)) return true
  return /\bexport\b/.test(await response.clone().text())
}

/** "no-store" keeps the browser's own cache from serving this response to the next page without asking the worker. */
function unkept({ body, headers }: Response) {
  return new Response(body, {
    headers: { "content-type": headers.get("content-type") ?? "", "cache-control": "no-store" },
  })
}

/** Computes the same hash as scripts/after-build/build-worker.ts. */
async function hashOf(response: Response) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()))
  return btoa(String.fromCharCode(...digest)).slice(0, 6)
}

function lookForNextVersion() {
  mayBeOutdated = true
  self.registration.update().catch(() => {})
}

/** Sends the cached shell until the next version has been installed. */
async function sendShell(request: Request) {
  const cached = await matchPrecache(shell)
  if (cached && !mayBeOutdated) return cached
  mayBeOutdated = false
  try {
    const next = await fetchShell()
    return cached && !(await canStart(next)) ? cached : next
  } catch {
    return cached ?? fetch(request)
  }
}

/** The page waits for this answer, which a gateway may never send; after the timeout the cached page is shown. */
function asked() {
  return { cache: "no-store", signal: AbortSignal.timeout(answerMs) } as const
}

async function fetchShell() {
  const answer = await fetch(shell, asked())
  const response = await ofBuild(answer)
  const cacheKey = getCacheKeyForURL(shell)
  const isMissing = cacheKey && !(await matchPrecache(shell))
  const isOwn = isMissing && (await ofBuild(response, allFiles).catch(() => null))
  if (isOwn) await (await caches.open(cacheNames.precache)).put(cacheKey, response.clone())
  return response
}

/** A cache between server and browser may return the page of a version whose files no longer exist. */
async function canStart(page: Response) {
  const list = routeListIn(await page.clone().text()) ?? ""
  return allFiles.includes(list) || isFromServer(await fetch(list, { method: "HEAD", ...asked() }), list)
}

/**
 * Throws if a page is not the server's or does not start one of these files; by default, files of any build are
 * accepted.
 */
async function ofBuild(response: Response, among?: readonly string[]) {
  const list = isFromServer(response, shell) && routeListIn(await response.clone().text())
  if (!list || (among && !among.includes(list))) throw new Error("This page is not this app's.")
  return response
}
