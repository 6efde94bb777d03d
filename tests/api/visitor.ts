import { codeIn, isTold } from "#app/server-answer.ts"

export const baseUrl = "http://florescer.test"
const host = new URL(baseUrl).host

type Fetch = (url: string, init: RequestInit) => Promise<Response>
type Sent = { body?: unknown; rawBody?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> }
export type Answer = {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of a body
  body: any
}

export type Visitor = ReturnType<typeof createVisitor>

/** A browser that talks to the app: it stores cookies and sends the origin of its page. */
export function createVisitor(fetch: Fetch, cookies: Record<string, string> = {}) {
  async function send(method: string, path: string, { body, rawBody, headers }: Sent = {}): Promise<Answer> {
    const content = body === undefined ? rawBody : JSON.stringify(body)
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join("; ")
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      body: content,
      headers: {
        host,
        origin: baseUrl,
        ...(cookie && { cookie }),
        ...(content !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
    })
    for (const line of response.headers.getSetCookie()) keep(line)
    const answered = asJson(await response.text())
    // The app sends no HEAD, whose answer has no body.
    const isOfApi =
      method !== "HEAD" && path.startsWith("/api/") && response.headers.get("content-type") === "application/json"
    if (isOfApi && !(response.ok ? isTold(answered, method === "GET") : codeIn(answered)))
      throw new Error(`The app would take this answer for somebody else's: ${JSON.stringify(answered).slice(0, 200)}`)
    return { status: response.status, headers: response.headers, body: answered }
  }

  function keep(line: string) {
    const [pair = ""] = line.split(";")
    const at = pair.indexOf("=")
    const name = pair.slice(0, at)
    if (/max-age=0/i.test(line)) delete cookies[name]
    else cookies[name] = pair.slice(at + 1)
  }

  return {
    cookies,
    send,
    get: (path: string) => send("GET", path),
    post: (path: string, body: unknown = {}) => send("POST", path, { body }),
    put: (path: string, body: unknown) => send("PUT", path, { body }),
    signUp: (account: { name: string; email: string; password: string }) =>
      send("POST", "/api/auth/sign-up/email", { body: account }),
    signIn: (credentials: { email: string; password: string }) =>
      send("POST", "/api/auth/sign-in/email", { body: { email: credentials.email, password: credentials.password } }),
  }
}

function asJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
