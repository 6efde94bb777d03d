import { readInstallation } from "#app/installation.tsx"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"
import { legalVersion } from "#content/legal.ts"
import { type Place, type Policy, placeOf, versionTexts } from "#domain/privacy/policy.ts"
import { noDetails } from "#domain/privacy/privacy-details.ts"

let parsed: { text: string; policy: Policy } | undefined

export function readPolicy(): Policy {
  const text = readInstallation("policy")
  if (parsed?.text !== text) parsed = { text, policy: parse(text) }
  return parsed.policy
}

function parse(written: string): Policy {
  if (written.startsWith("{")) return JSON.parse(written)
  // Without the server, as in development, the page contains no details, so the version and date of the bundled text
  // are used.
  const text = { textVersion: legalVersion.number, revision: 1, publishedOn: legalVersion.date, appliesOn: null }
  return { number: 1, ...text, details: noDetails }
}

export function useVersion() {
  const t = useMessages("legal")
  const language = useLanguage()
  return isPrerendering() ? placesOf(["version", "applies"], language) : versionTexts(readPolicy(), language, t)
}

export function isPrerendering() {
  return typeof document === "undefined"
}

function placesOf<Name extends Place>(names: readonly Name[], language: Parameters<typeof placeOf>[1]) {
  return Object.fromEntries(names.map((name) => [name, placeOf(name, language)])) as Record<Name, string>
}

const knownKey = (userId: string) => recordKey(userId, "known-policy")

export function readKnownPolicy(userId: string): number {
  return readRecord<number>(knownKey(userId), (value) => typeof value === "number")?.value ?? 0
}

export function saveKnownPolicy(userId: string, number: number) {
  writeRecord(knownKey(userId), { value: number, isUnsaved: false })
}
