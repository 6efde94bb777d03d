import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { supportEmail as defaultSupportEmail } from "#content/contact.ts"

/** One HTML file of the built app, with the content policy that lets exactly its own inline scripts run. */
export type Document = { html: string; etag: string; contentPolicy: string }

export type Documents = {
  /** By path, "/terms" for instance: the pages that were rendered when the app was built. */
  prerendered: Map<string, Document>
  /** The empty page that the app draws every other page into. */
  shell: Document
}

/** Reads the HTML files of a built app and writes this installation's contact address into them; null when none is built. */
export function readDocuments(clientDir: string, supportEmail: string): Documents | null {
  const read = (file: string) => readDocument(file, supportEmail)
  const shellFile = join(clientDir, "__spa-fallback.html")
  const homeFile = join(clientDir, "index.html")
  // Without prerendered pages, the build calls the shell index.html.
  if (!existsSync(shellFile)) return existsSync(homeFile) ? { prerendered: new Map(), shell: read(homeFile) } : null
  const files = globSync("**/index.html", { cwd: clientDir })
  const prerendered = new Map(files.map((file) => [pathOf(file), read(join(clientDir, file))]))
  return { prerendered, shell: read(shellFile) }
}

function pathOf(file: string) {
  return `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`
}

function readDocument(file: string, supportEmail: string): Document {
  const html = readFileSync(file, "utf8").replaceAll(defaultSupportEmail, supportEmail)
  const policy = contentPolicy(html)
  return { html, etag: `"${sha256(policy + html)}"`, contentPolicy: policy }
}

function contentPolicy(html: string) {
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
