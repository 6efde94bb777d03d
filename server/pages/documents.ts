import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import {
  noClinic,
  noProvider,
  operatorAddress,
  operatorName,
  policyOfInstallation,
  privacyContact,
  signUpsOfInstallation,
  siteOrigin,
  supportEmail,
} from "#content/contact.ts"
import type { Language } from "#domain/language.ts"
import { fillPlaces, type Policy, policyTexts } from "#domain/privacy/policy.ts"
import type { Env } from "../env.ts"
import { contentPolicyOf, workerPolicy } from "./content-policy.ts"
import { createDocument, type Document } from "./document.ts"
import { policyMessages } from "./policy-messages.ts"

export type Documents = {
  prerenderedAt: (path: string) => Document | undefined
  shell: Document
  worker: Document
}

export type Installation = Pick<
  Env,
  | "supportEmail"
  | "baseUrl"
  | "clinicName"
  | "operatorName"
  | "operatorAddress"
  | "privacyContact"
  | "identityProvider"
  | "signUps"
> & { policy: Policy }

export const shellPath = "/__spa-fallback.html"
export const workerPath = "/service-worker.js"

/** Reads the pages of a build for this installation; null if there is no build. */
export function readDocuments(clientDir: string, installation: Installation): Documents | null {
  if (![shellPath, workerPath].every((file) => existsSync(join(clientDir, file)))) return null
  const read = (file: string) => readFileSync(join(clientDir, file), "utf8")

  function pageOf(built: string) {
    const text = forInstallation(installation, built)
    return createDocument({ text, type: "text/html; charset=UTF-8", contentPolicy: contentPolicyOf(text) })
  }

  const shell = pageOf(read(shellPath))
  const worker = createDocument({
    text: read(workerPath).replace("SHELL_REVISION", shell.etag.replaceAll(/\W/g, "")),
    type: "text/javascript; charset=UTF-8",
    contentPolicy: workerPolicy,
  })
  const pages = globSync("**/index.html", { cwd: clientDir })
  return { prerenderedAt: onDemand(new Map(pages.map((file) => [pathOf(file), read(file)])), pageOf), shell, worker }
}

/** Pages are prepared on demand, because preparing all takes a tenth of a start's time. */
function onDemand(built: ReadonlyMap<string, string>, pageOf: (built: string) => Document) {
  const made = new Map<string, Document>()
  return (path: string) => {
    const text = built.get(path)
    const page = text === undefined ? undefined : (made.get(path) ?? pageOf(text))
    if (page) made.set(path, page)
    return page
  }
}

/** Replaces the placeholders of the build by this installation's settings. */
export function forInstallation(installation: Installation, page: string) {
  const replacements = [
    [supportEmail, installation.supportEmail],
    [operatorName, installation.operatorName],
    [operatorAddress, installation.operatorAddress],
    [privacyContact, installation.privacyContact],
    [noClinic, installation.clinicName ?? noClinic],
    [noProvider, installation.identityProvider?.name ?? noProvider],
    [signUpsOfInstallation, JSON.stringify(installation.signUps)],
    [siteOrigin, installation.baseUrl],
    [policyOfInstallation, JSON.stringify(installation.policy)],
  ] as const
  const written = replacements.reduce((text, [built, own]) => text.replaceAll(built, () => escapeHtml(own)), page)
  const textsIn = new Map<Language, ReturnType<typeof policyTexts>>()
  return fillPlaces(written, (place, language) => {
    const texts = textsIn.get(language) ?? policyTexts(installation.policy, language, policyMessages(language))
    textsIn.set(language, texts)
    return escapeHtml(texts[place])
  })
}

const characters: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" }

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => characters[character] ?? character)
}

function pathOf(file: string) {
  return `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`
}
