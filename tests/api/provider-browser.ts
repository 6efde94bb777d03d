type Typed = { name: string } | { no: "1" }

/** A browser at the provider, with its cookies: it follows the provider's pages until they lead back, and never goes back itself. */
export function createProviderBrowser(issuer: string) {
  const cookies = new Map<string, string>()

  async function visit(url: string, init: RequestInit = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const headers = { ...init.headers, ...(cookie && { cookie }) }
    const response = await fetch(url, { ...init, headers, redirect: "manual" })
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]?.split(/=(.*)/s) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }

  /** Signs in there and returns the query with which the browser is sent back. */
  return async function signInAt(url: string, typed: Typed): Promise<string> {
    let response = await visit(url)
    for (let pages = 0; pages < 10; pages++) {
      const location = response.headers.get("location")
      if (location) {
        const next = new URL(location, issuer)
        if (next.origin !== issuer) return next.search
        response = await visit(next.href)
        continue
      }
      if (!response.url.includes("/interaction/")) throw new Error(`The provider says: ${await response.text()}`)
      const headers = { "content-type": "application/x-www-form-urlencoded" }
      response = await visit(response.url, { method: "POST", headers, body: String(new URLSearchParams(typed)) })
    }
    throw new Error("The provider leads nowhere.")
  }
}
