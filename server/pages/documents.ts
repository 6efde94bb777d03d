import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { operatorAddress, operatorName, privacyContact, siteOrigin, supportEmail } from "#content/contact.ts"
import type { Env } from "../env.ts"
import { contentPolicyOf, workerPolicy } from "./content-policy.ts"
import { type Document, documentOf } from "./document.ts"

export type Documents = {
  /** By path, "/terms" for instance: the pages that were rendered when the app was built. */
  prerendered: Map<string, Document>
  /** The empty page that the app draws every other page into. */
  shell: Document
  /** The script that keeps the app on the device; it takes the shell anew whenever that is another. */
  worker: Document
}

/** What the pages say of where they stand and who answers. */
export type Installation = Pick<Env, "supportEmail" | "baseUrl" | "operatorName" | "operatorAddress" | "privacyContact">

export const shellPath = "/__spa-fallback.html"
export const workerPath = "/service-worker.js"

/** Reads a built app's HTML files and writes this installation's addresses into them; null when none is built. */
export function readDocuments(clientDir: string, installation: Installation): Documents | null {
  if (![shellPath, workerPath].every((file) => existsSync(join(clientDir, file)))) return null
  const read = (file: string) => readFileSync(join(clientDir, file), "utf8")

  function readPage(file: string) {
    const text = madeFor(installation, read(file))
    return documentOf({ text, type: "text/html; charset=UTF-8", contentPolicy: contentPolicyOf(text) })
  }

  const shell = readPage(shellPath)
  const worker = documentOf({
    text: read(workerPath).replace("SHELL_REVISION", shell.etag.replaceAll(/\W/g, "")),
    type: "text/javascript; charset=UTF-8",
    contentPolicy: workerPolicy,
  })
  const pages = globSync("**/index.html", { cwd: clientDir })
  return { prerendered: new Map(pages.map((file) => [pathOf(file), readPage(file)])), shell, worker }
}

/** A built page with the settings of this installation in place of those that it was built with. */
function madeFor(installation: Installation, page: string) {
  const inPlace = [
    [supportEmail, installation.supportEmail],
    [operatorName, installation.operatorName],
    [operatorAddress, installation.operatorAddress],
    [privacyContact, installation.privacyContact],
    [siteOrigin, installation.baseUrl],
  ] as const
  return inPlace.reduce((text, [built, own]) => text.replaceAll(built, () => inHtml(own)), page)
}

const characters: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" }

function inHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => characters[character] ?? character)
}

function pathOf(file: string) {
  return `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`
}
