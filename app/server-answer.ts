/** What tells who has answered; a HEAD request and a cached answer have it too. */
type Head = Pick<Response, "status" | "type" | "redirected"> & { headers: Pick<Headers, "get"> }

/** Proxies that serve files by themselves name some types as was usual before. */
const typesOfFiles: Record<string, RegExp> = {
  css: /^text\/css$/,
  js: /^(?:text|application)\/(?:x-)?javascript$/,
  json: /^application\/json$/,
  svg: /^image\/svg\+xml$/,
  woff2: /^(?:font\/woff2|application\/(?:font-woff2|x-font-woff2|octet-stream))$/,
}

/**
 * Whether the server has answered, or something in its place: a proxy, a sign-in in front of the site, a hotel's network.
 * It goes by what every release and every proxy leave as it is, never by a header of ours. The server redirects no request of
 * the app.
 */
export function isFromServer(answer: Head, path: string): boolean {
  if (answer.redirected || answer.type.startsWith("opaque") || answer.type === "error") return false
  const isOfApi = path.startsWith("/api/")
  // It has no body. A 304 is nobody's answer: what the browser has asked for again by itself comes as a 200.
  if (isOfApi && answer.status === 204) return true
  const type = answer.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? ""
  if (isOfApi) return type === "application/json" && !(answer.status >= 300 && answer.status < 400)
  if (answer.status !== 200) return false
  const ending = path.match(/\.(\w+)$/)?.[1]
  if (ending === undefined || ending === "html") return type === "text/html" || type === "application/xhtml+xml"
  return typesOfFiles[ending]?.test(type) ?? !type.startsWith("text/html")
}

/** Gateways describe an error in fields of these names. No answer of the server has one. */
const wordsOfOthers =
  /^(?:error(?:_?(?:code|description|msg|message))?|errors|err|message|msg|details?|title|reason|description|fault|exception|status_?code)$/i
/** The fields that an error answered by our own server may have, its code first. */
const fieldsOfErrors = ["code", "fields", "requestId", "retryAfterSeconds"]

/** That all is well is told of what was done; whoever asks for something is told more. */
const wordsOfSuccess = ["ok", "status", "success"]

/** Returns whether the body of a success can be the server's: a gateway may answer with JSON too. */
export function isTold(body: unknown, isRead = false): boolean {
  if (body === null || Array.isArray(body)) return true
  if (typeof body !== "object") return false
  if (isRead && Object.keys(body).every((name) => wordsOfSuccess.includes(name))) return false
  const { status = true, success, code } = body as { status?: unknown; success?: unknown; code?: unknown }
  if (success !== undefined) return success === true
  return Object.keys(body).length > 0 && status === true && code === undefined && !saysInWords(body)
}

/** An error of the server names a code, and says nothing more; undefined for anybody else's. */
export function codeIn(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined
  if (Object.keys(body).some((name) => !fieldsOfErrors.includes(name))) return undefined
  const { code } = body as { code?: unknown }
  return typeof code === "string" && /^[A-Z]+(?:_[A-Z]+)*$/.test(code) ? code : undefined
}

function saysInWords(body: object) {
  return Object.keys(body).some((name) => wordsOfOthers.test(name))
}

/** A page of any build starts the app by that build's list of routes. */
const routeList = /\/assets\/manifest-[\w-]{8}\.js/

/** Anybody's page is HTML. Returns the file that tells this build's pages from another build's. */
export function routeListIn(html: string): string | undefined {
  return html.match(routeList)?.[0]
}
