import { existsSync, globSync, readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import type { Context } from "hono"
import { accepts } from "hono/accepts"
import { namePlaceholder, previewPlaceholders } from "#domain/preview.ts"
import { shortName } from "#domain/short-name.ts"
import { languageOf } from "../request-language.ts"
import { contentPolicyOf } from "./content-policy.ts"
import { escapeHtml, forInstallation, type Installation } from "./documents.ts"
import type { FindVisitor, Visitor } from "./visitor.ts"

const compress = promisify(brotliCompress)
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }

type Deps = { folder: string; installation: Installation; findVisitor: FindVisitor }
export type SendPreview = (c: Context, path: string, files: string[]) => Promise<Response | null>

/**
 * Sends a signed-in screen as it was rendered by the build, for a browser that has the session and nothing else; null where
 * there is none to send. It holds her name, so that no cache may store it.
 */
export function createSendPreview({ folder, installation, findVisitor }: Deps): SendPreview {
  if (!existsSync(join(folder, "page.html"))) return async () => null
  const page = forInstallation(installation, readFileSync(join(folder, "page.html"), "utf8"))
  const contentPolicy = contentPolicyOf(page)
  const known = new Set(globSync("*/*/**/*.html", { cwd: folder }).map((file) => file.replaceAll("\\", "/")))

  return async (c, path, files) => {
    if (!known.has(`known/native${path}.html`) || c.req.url.includes("?")) return null
    const visitor = await findVisitor(c).catch(() => null)
    if (!visitor?.name.trim()) return null
    const language = languageOf(c.req.raw.headers)
    const file = [visitor.kind, "known"]
      .map((kind) => `${kind}/${language ?? "native"}${path}.html`)
      .find((it) => known.has(it))
    if (!file) return null
    const preview = await readFile(join(folder, file), "utf8")
    return send(c, textOf(preview, { visitor, files, language: language ?? "" }))
  }

  function textOf(
    preview: string,
    { visitor, files, language }: { visitor: Visitor; files: string[]; language: string },
  ) {
    const named = preview.replaceAll(namePlaceholder, () => escapeHtml(shortName(visitor.name)))
    return page
      .replace(previewPlaceholders.language, language)
      .replace(previewPlaceholders.files, files.join(" "))
      .replace(previewPlaceholders.html, () => named)
  }

  async function send(c: Context, text: string) {
    c.header("Content-Type", "text/html; charset=UTF-8")
    c.header("Content-Security-Policy", contentPolicy)
    c.header("Cache-Control", "private, no-store")
    c.header("Vary", "Cookie, Accept-Language, Accept-Encoding")
    const encoding = accepts(c, { header: "Accept-Encoding", supports: ["br", "identity"], default: "identity" })
    if (encoding !== "br") return c.body(text)
    c.header("Content-Encoding", "br")
    return c.body(new Uint8Array(await compress(text, { params })))
  }
}
