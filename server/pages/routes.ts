import { serveStatic } from "@hono/node-server/serve-static"
import { type Context, Hono, type MiddlewareHandler } from "hono"
import { compress } from "hono/compress"
import { getCookie } from "hono/cookie"
import { etag, RETAINED_304_HEADERS } from "hono/etag"
import { languageByTags } from "#domain/language.ts"
import { languageCookies } from "#domain/language-cookie.ts"
import { plainQuery } from "#domain/plain-page.ts"
import { acceptedLanguages } from "../request-language.ts"
import { readAddresses } from "./addresses.ts"
import { sendDocument } from "./document.ts"
import { type Installation, readDocuments, shellPath, workerPath } from "./documents.ts"

const personalCookies: readonly string[] = [
  "__Secure-florescer.session_token",
  "florescer.session_token",
  ...languageCookies,
  "florescer-theme",
]

type PageDeps = {
  clientDir: string
  earlierClientDirs?: string[]
  installation: Installation
}

/** Serves built files, and a page for every other path. */
export function pageRoutes({ clientDir, earlierClientDirs = [], installation }: PageDeps) {
  const pages = new Hono()
  const documents = readDocuments(clientDir, installation)
  if (!documents) return pages
  const { prerenderedAt, shell, worker } = documents
  const { filesOf } = readAddresses(clientDir)

  async function sendPage(c: Context) {
    const path = c.req.path.replace(/(.)\/$/, "$1")
    const files = filesOf(path)
    if (!files) return sendDocument(c, shell, 404)
    const page = prerenderedAt(localizedPath(c, path)) ?? prerenderedAt(path)
    if (page && (isPlain(c) || !isReturning(c))) return sendDocument(c, page)
    c.header("Link", files.map((file) => `<${file}>; rel=modulepreload; fetchpriority=low`).join(", "))
    return sendDocument(c, shell)
  }

  const file = serveStatic({ root: clientDir, precompressed: true })
  pages.use(compress())
  for (const folder of [clientDir, ...earlierClientDirs]) pages.get("/assets/*", immutableFiles(folder))
  // Browsers update a cached page with the headers of a 304 answer, so the answer must carry these two as well.
  pages.get("*", etag({ retainedHeaders: [...RETAINED_304_HEADERS, "content-security-policy", "link"] }))
  pages.get(shellPath, (c) => sendDocument(c, shell))
  pages.get(workerPath, (c) => sendDocument(c, worker))
  pages.get("*", async (c, next) => {
    if (c.req.path.startsWith("/api/")) return next()
    if (isPage(c.req.path)) return sendPage(c)
    c.header("Cache-Control", "no-cache")
    // A path such as /my-plan/day/1.5 looks like a file but is a page if the client accepts HTML.
    return file(c, async () => {
      if (c.req.header("Accept")?.includes("text/html")) c.res = await sendPage(c)
      else await next()
    })
  })
  return pages
}

function immutableFiles(folder: string): MiddlewareHandler {
  const file = serveStatic({ root: folder, precompressed: true })
  return async (c, next) => {
    const answer = await file(c, next)
    if (answer instanceof Response) answer.headers.set("Cache-Control", "public, max-age=31536000, immutable")
    return answer
  }
}

function isPage(path: string) {
  return !path.slice(path.lastIndexOf("/")).includes(".")
}

function localizedPath(c: Context, path: string) {
  const language = languageByTags(acceptedLanguages(c.req.header("Accept-Language")))
  return language ? `/${language}${path === "/" ? "" : path}` : path
}

function isPlain(c: Context) {
  return new URL(c.req.url).search === plainQuery
}

function isReturning(c: Context) {
  return personalCookies.some((name) => getCookie(c, name) !== undefined)
}
