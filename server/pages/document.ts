import { createHash } from "node:crypto"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { Context } from "hono"
import { accepts } from "hono/accepts"

export type Document = {
  /** Encodes on demand, because all encodings of all pages would double the time of a start. */
  bodyIn: (encoding: Encoding) => Uint8Array<ArrayBuffer>
  type: string
  contentPolicy: string
  etag: string
}

const encodings = ["br", "gzip", "identity"] as const
type Encoding = (typeof encodings)[number]

// Brotli's quality 6 is fast, and its results are within a tenth of the smallest size.
const brotliQuality = 6

const encode: Record<Encoding, (bytes: Buffer) => Uint8Array<ArrayBuffer>> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => new Uint8Array(bytes),
}

export function createDocument({ text, type, contentPolicy }: { text: string; type: string; contentPolicy: string }) {
  const bytes = Buffer.from(text)
  const bodies = new Map<Encoding, Uint8Array<ArrayBuffer>>()
  function bodyIn(encoding: Encoding) {
    const body = bodies.get(encoding) ?? encode[encoding](bytes)
    bodies.set(encoding, body)
    return body
  }
  const digest = createHash("sha256").update(contentPolicy).update(text).digest("base64url")
  // The tag is weak, because it covers every encoding.
  return { bodyIn, type, contentPolicy, etag: `W/"${digest}"` }
}

/** Sends a document in the best encoding that the browser accepts. Browsers check for a newer one each time. */
export function sendDocument(c: Context, { bodyIn, type, contentPolicy, etag }: Document, status: 200 | 404 = 200) {
  const encoding = accepts(c, { header: "Accept-Encoding", supports: [...encodings], default: "identity" }) as Encoding
  if (encoding !== "identity") c.header("Content-Encoding", encoding)
  c.header("Content-Type", type)
  c.header("Content-Security-Policy", contentPolicy)
  c.header("Cache-Control", "private, no-cache")
  c.header("Vary", "Cookie, Accept-Language, Accept-Encoding")
  c.header("ETag", etag)
  return c.body(bodyIn(encoding), status)
}
