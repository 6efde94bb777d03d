/** The request's own origin when its page came from the very host that it is sent to: localhost, a laptop's address on the home network, or the product's domain. */
export function ownOrigin(headers: Headers): string | null {
  const origin = headers.get("origin")
  const host = headers.get("host")
  if (!origin || !host || !URL.canParse(origin)) return null
  return new URL(origin).host === host ? origin : null
}
