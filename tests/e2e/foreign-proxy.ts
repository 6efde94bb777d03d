import { once } from "node:events"
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

const page = "<!doctype html><title>Hotel Aurora</title><h1>Hotel Aurora</h1>"

/** What somebody else answers in the server's place, by the names of the tests. */
const kinds = {
  "a page with 200": 200,
  "a redirect to a portal here": "/portal",
  "a redirect to a portal elsewhere": "elsewhere",
  "a page with 401": 401,
  "a page with 403": 403,
  "a page with 404": 404,
  "a page with 400": 400,
  "a page with 413": 413,
} as const
export type Kind = keyof typeof kinds
export const allKinds = Object.keys(kinds) as Kind[]

const portalScript = "/assets/portal.js"

type Asked = { url: string; method: string | undefined; product: string }
/** What a proxy may say in the server's words; false for what it passes on. */
const likenesses = {
  /** The screen's own, and for the others the way to one that the server does not have. */
  "a script to be kept for a year"(response, { url }) {
    const forAYear = "public, max-age=31536000, immutable"
    if (!url.includes("-screen-") && url !== portalScript) {
      response.writeHead(301, { location: portalScript, "cache-control": forAYear }).end()
      return true
    }
    response.writeHead(200, { "content-type": "text/javascript", "cache-control": forAYear }).end("// Hotel Aurora")
    return true
  },
  /** A missing file is answered by a page, as some proxies do; a HEAD request never gets an answer, as behind some gateways. */
  async "a version whose files are gone"(response, { url, method, product }) {
    if (url.startsWith("/assets/")) {
      if (method === "HEAD") return true
      response.writeHead(200, { "content-type": "text/html" }).end(page)
      return true
    }
    if (url !== "/__spa-fallback.html") return false
    const shell = await (await fetch(`${product}${url}`)).text()
    const ofBefore = shell.replaceAll(/(?<=\/assets\/(?:manifest|entry\.client)-)[\w-]{8}(?=\.js)/g, "GONE0000")
    response.writeHead(200, { "content-type": "text/html" }).end(ofBefore)
    return true
  },
} satisfies Record<string, (response: ServerResponse, asked: Asked) => boolean | Promise<boolean>>
type Likeness = keyof typeof likenesses

const isLikeness = (kind: Kind | Likeness): kind is Likeness => kind in likenesses

export type ForeignProxy = Awaited<ReturnType<typeof openForeignProxy>>

/** Stands before the product, and answers in its place where it is told to. */
export async function openForeignProxy(product: string) {
  let foreign: { kind: Kind | Likeness; prefix: string } | null = null
  const asked: { path: string; cookie: string | undefined }[] = []
  const sendPage = (response: ServerResponse, status: number) =>
    response.writeHead(status, { "content-type": "text/html" }).end(page)

  function pass(incoming: IncomingMessage, response: ServerResponse) {
    const { method, headers, url = "/" } = incoming
    const outgoing = request(new URL(url, product), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on("error", () => response.destroy())
    response.on("close", () => outgoing.destroy())
    incoming.pipe(outgoing)
  }

  const portal = createServer((_request, response) => sendPage(response, 200)).listen(0, "127.0.0.1")
  const proxy = createServer(async (incoming, response) => {
    const { url = "/", method, headers } = incoming
    asked.push({ path: url, cookie: headers.cookie })
    if (url === "/portal") return void sendPage(response, 200)
    const kind = foreign && url.startsWith(foreign.prefix) ? foreign.kind : null
    if (kind === null) return pass(incoming, response)
    if (isLikeness(kind)) {
      if (!(await likenesses[kind](response, { url, method, product }))) pass(incoming, response)
      return
    }
    const how = kinds[kind]
    if (typeof how === "number") return void sendPage(response, how)
    response.writeHead(302, { location: how === "elsewhere" ? urlOf(portal) : how }).end()
  }).listen(0, "127.0.0.1")
  await Promise.all([portal, proxy].map((server) => server.listening || once(server, "listening")))

  return {
    url: urlOf(proxy),
    portalUrl: urlOf(portal),
    asked,
    answer(kind: Kind | Likeness | null, prefix = "/") {
      foreign = kind && { kind, prefix }
    },
    close() {
      for (const server of [portal, proxy]) server.close().closeAllConnections()
    },
  }
}

function urlOf(server: ReturnType<typeof createServer>) {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
