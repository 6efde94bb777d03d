import { serveStatic } from "@hono/node-server/serve-static"
import { type Context, Hono, type MiddlewareHandler } from "hono"
import { compress } from "hono/compress"
import { getCookie } from "hono/cookie"
import { etag, RETAINED_304_HEADERS } from "hono/etag"
import { languageByTags } from "#domain/language.ts"
import { acceptedLanguages } from "../request-language.ts"
import { readAddresses } from "./addresses.ts"
import { answerDocument } from "./document.ts"
import { type Installation, readDocuments, shellPath, workerPath } from "./documents.ts"

/** What tells that a visitor's page is not the one that was rendered for everybody: a session, a language, a theme. */
const ownCookies = [
  "florescer.session_token",
  "__Secure-florescer.session_token",
  "florescer-language",
  "florescer-theme",
]

/** The built web app: its files, and for every path that is none of them a page. Without a build, nothing. */
export function pageRoutes(clientDir: string, installation: Installation, earlierClientDirs: string[] = []) {
  const pages = new Hono()
  const documents = readDocuments(clientDir, installation)
  if (!documents) return pages
  const { prerendered, shell, worker } = documents
  const { filesOf } = readAddresses(clientDir)

  function answerPage(c: Context) {
    const path = c.req.path.replace(/(.)\/$/, "$1")
    const files = filesOf(path)
    if (!files) return answerDocument(c, shell, 404)
    const page = prerendered.get(inLanguageOf(c, path)) ?? prerendered.get(path)
    if (page && !isKnown(c)) return answerDocument(c, page)
    // The shell is the same everywhere; this lets the browser fetch the screen's own files beside it.
    c.header("Link", files.map((file) => `<${file}>; rel=modulepreload; fetchpriority=low`).join(", "))
    return answerDocument(c, shell)
  }

  const file = serveStatic({ root: clientDir, precompressed: true })
  pages.use(compress())
  // A page that was opened before the last build asks for the files of its own.
  for (const folder of [clientDir, ...earlierClientDirs]) pages.get("/assets/*", foreverCached(folder))
  // A browser takes the headers of a 304 for those of the page that it has kept.
  pages.get("*", etag({ retainedHeaders: [...RETAINED_304_HEADERS, "content-security-policy", "link"] }))
  pages.get(shellPath, (c) => answerDocument(c, shell))
  pages.get(workerPath, (c) => answerDocument(c, worker))
  pages.get("*", async (c, next) => {
    if (c.req.path.startsWith("/api/")) return next()
    if (isPage(c.req.path)) return answerPage(c)
    c.header("Cache-Control", "no-cache")
    // An address may have a dot in it, as /my-plan/day/1.5, and is a page all the same for whoever asks for one.
    return file(c, async () => {
      if (c.req.header("Accept")?.includes("text/html")) c.res = await answerPage(c)
      else await next()
    })
  })
  return pages
}

function foreverCached(folder: string): MiddlewareHandler {
  const file = serveStatic({ root: folder, precompressed: true })
  return async (c, next) => {
    const answer = await file(c, next)
    // A file's name changes with its content.
    if (answer instanceof Response) answer.headers.set("Cache-Control", "public, max-age=31536000, immutable")
    return answer
  }
}

function isPage(path: string) {
  return !path.slice(path.lastIndexOf("/")).includes(".")
}

/** The address of the same page in the language that her browser prefers, if everything is in it for her. */
function inLanguageOf(c: Context, path: string) {
  const language = languageByTags(acceptedLanguages(c.req.header("Accept-Language")))
  return language ? `/${language}${path === "/" ? "" : path}` : path
}

/** Whether the browser has been here before, so that the page for strangers is not the right one. */
function isKnown(c: Context) {
  return ownCookies.some((name) => getCookie(c, name) !== undefined)
}
