import { createHash } from "node:crypto"

export const workerPolicy = "default-src 'none'; connect-src 'self'"

/** Returns a content security policy that allows exactly the page's own inline scripts. */
export function contentPolicyOf(html: string) {
  const inlineScripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    (match) => match[1] ?? "",
  )
  const hashes = [...new Set(inlineScripts)].map((script) => ` 'sha256-${sha256(script)}'`).join("")
  return [
    "default-src 'self'",
    `script-src 'self'${hashes}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}

function sha256(text: string) {
  return createHash("sha256").update(text).digest("base64")
}
