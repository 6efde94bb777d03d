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

// scripts/after-build writes these in; the shell's are those every page needs.
declare const __PATHS__: string[]
declare const __FILES__: string[]
declare const __HASHES__: string
declare const __SHELL_FILES__: string[]
declare const __DESK_FILES__: string[]

/** The server writes it in: the shell also depends on its settings. */
const shellRevision = "SHELL_REVISION"
const shell = "/__spa-fallback.html"
const addresses = matcherOf(__PATHS__)

/** The build writes the names wherever it finds this: only here. */
const allFiles = __FILES__
/** Hashes of what each file holds, in the files' order; they cannot be worked out from the hash in the name. */
const hashes = __HASHES__
const cacheName = "florescer-files"
/** The names of the last version's files are stored under it. */
const list = "/assets/list.json"
const files = new CacheFirst({ cacheName, plugins: [onlyFromServer()] })
registerQuotaErrorCallback(() => caches.delete(cacheName))

/** A file was not found: the next page is asked of the server, which may have another version. */
let mayBeOutdated = false
const answerMs = 5000
/** The first scripts of a page, on which none depends. */
const exportingNothing = /\/(?:entry\.client|manifest)-/

// The shell and hashed files hold no user's data; all other requests pass untouched.
addPlugins([{ fetchDidSucceed: ({ response }) => ofBuild(response, allFiles) }])
precache([{ url: shell, revision: shellRevision }])
registerRoute(
  // "?plain" asks for the page as it was prerendered (app/start).
  ({ request, url }) => request.mode === "navigate" && url.search !== plainQuery && addresses.test(url.pathname),
  ({ request }) => sendShell(request),
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

/** All files of the new version are cached before those of the last are let go. */
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

/** Version 0.2 and those before stored whatever had answered. */
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

/** Nothing else is stored, and what was stored before is given only until the file itself can be fetched. */
function onlyFromServer(): WorkboxPlugin {
  return {
    async fetchDidSucceed({ request, response }) {
      const { pathname } = new URL(request.url)
      if (isFromServer(response, pathname) && (await isItself(response, pathname))) return response
      if (response.status === 404 && !response.redirected) lookForNextVersion()
      // The browser's own cache may hold the answer of another network, such as a sign-in page, or the way to where it was.
      const again =
        response.ok || response.redirected ? await fetch(new Request(request, { cache: "reload" })) : response
      if (isFromServer(again, pathname)) {
        if (await isItself(again, pathname)) return again
        // A proxy that makes files smaller may change each of them: they work, and are not stored.
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

/** Returns whether a response is whole and has what the build wrote; the content of another version's files is not known. */
async function isItself(response: Response, path: string) {
  const index = allFiles.indexOf(path)
  const hash = await hashOf(response.clone()).catch(() => null)
  return hash !== null && (index === -1 || hashes.slice(index * 6, index * 6 + 6) === hash)
}

/** A filter's empty script, or another page's, exports nothing: what needs it would fail in the middle of its work. */
async function mayBeMadeSmaller(response: Response, path: string) {
  if (!path.endsWith(".js") || exportingNothing.test(path)) return true
  return /\bexport\b/.test(await response.clone().text())
}

/** The browser would give it to the next page without asking the worker. */
function unkept({ body, headers }: Response) {
  return new Response(body, {
    headers: { "content-type": headers.get("content-type") ?? "", "cache-control": "no-store" },
  })
}

/** Hashes as scripts/after-build/build-worker.ts does. */
async function hashOf(response: Response) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()))
  return btoa(String.fromCharCode(...digest)).slice(0, 6)
}

function lookForNextVersion() {
  mayBeOutdated = true
  self.registration.update().catch(() => {})
}

/** The cached shell stays until the next version has been installed. */
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

/** A page waits for the answer, which a gateway may hold back for ever: what is on the device is shown in time. */
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

/** A cache on the way may give the page of a version whose files are gone. */
async function canStart(page: Response) {
  const list = routeListIn(await page.clone().text()) ?? ""
  return allFiles.includes(list) || isFromServer(await fetch(list, { method: "HEAD", ...asked() }), list)
}

/** Throws for a page that is not the server's, or starts none of these files; by default any build's will do. */
async function ofBuild(response: Response, among?: readonly string[]) {
  const list = isFromServer(response, shell) && routeListIn(await response.clone().text())
  if (!list || (among && !among.includes(list))) throw new Error("This page is not this app's.")
  return response
}
