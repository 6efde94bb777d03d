/** The parts of a response that tell who has sent it; a HEAD request and a cached response have them too. */
type Head = Pick<Response, "status" | "type" | "redirected"> & { headers: Pick<Headers, "get"> }

/** Proxies that serve files themselves may send older content types for some of them. */
const typesOfFiles: Record<string, RegExp> = {
  css: /^text\/css$/,
  js: /^(?:text|application)\/(?:x-)?javascript$/,
  json: /^application\/json$/,
  svg: /^image\/svg\+xml$/,
  woff2: /^(?:font\/woff2|application\/(?:font-woff2|x-font-woff2|octet-stream))$/,
}

/**
 * True if the server has answered, and not something in its place, such as a proxy, a sign-in in front of the site, or
 * a hotel's network. The check relies only on what every release and proxy leaves unchanged, never on a header of the
 * server's own. The server redirects no request of the app.
 */
export function isFromServer(answer: Head, path: string): boolean {
  if (answer.redirected || answer.type.startsWith("opaque") || answer.type === "error") return false
  const isOfApi = path.startsWith("/api/")
  // A 204 has no body or type. A 304 is not accepted, because the browser turns the answer to its own revalidation into
  // a 200.
  if (isOfApi && answer.status === 204) return true
  const type = answer.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? ""
  if (isOfApi) return type === "application/json" && !(answer.status >= 300 && answer.status < 400)
  if (answer.status !== 200) return false
  const ending = path.match(/\.(\w+)$/)?.[1]
  if (ending === undefined || ending === "html") return type === "text/html" || type === "application/xhtml+xml"
  return typesOfFiles[ending]?.test(type) ?? !type.startsWith("text/html")
}

/** Gateways describe errors in fields with these names, which no answer of the server has. */
const wordsOfOthers =
  /^(?:error(?:_?(?:code|description|msg|message))?|errors|err|message|msg|details?|title|reason|description|fault|exception|status_?code)$/i
/** The fields that an error of the server may have, the code first. */
const fieldsOfErrors = ["code", "fields", "requestId", "retryAfterSeconds"]

/** An answer that has only fields of these names may acknowledge a change, but does not answer a request for data. */
const wordsOfSuccess = ["ok", "status", "success"]

/**
 * Whether the body of a successful response can come from the server. A gateway too may answer with status 200 and
 * JSON; its bodies are refused.
 */
export function isTold(body: unknown, isRead = false): boolean {
  if (body === null || Array.isArray(body)) return true
  if (typeof body !== "object") return false
  if (isRead && Object.keys(body).every((name) => wordsOfSuccess.includes(name))) return false
  const { status = true, success, code } = body as { status?: unknown; success?: unknown; code?: unknown }
  if (success !== undefined) return success === true
  return Object.keys(body).length > 0 && status === true && code === undefined && !saysInWords(body)
}

/** Returns the code of an error of the server, which has no unknown fields; undefined for anybody else's error. */
export function codeIn(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined
  if (Object.keys(body).some((name) => !fieldsOfErrors.includes(name))) return undefined
  const { code } = body as { code?: unknown }
  return typeof code === "string" && /^[A-Z]+(?:_[A-Z]+)*$/.test(code) ? code : undefined
}

function saysInWords(body: object) {
  return Object.keys(body).some((name) => wordsOfOthers.test(name))
}

/** Every page of the app, whatever its build, loads that build's list of routes. */
const routeList = /\/assets\/manifest-[\w-]{8}\.js/

/** Returns the file that identifies the build of a page; undefined if the page is not the app's. */
export function routeListIn(html: string): string | undefined {
  return html.match(routeList)?.[0]
}
