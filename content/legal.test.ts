import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { languages } from "#domain/language.ts"
import { nouns, nounsOfPurpose } from "#domain/nouns/nouns.ts"
import { consentPurposes, consentVersions } from "#domain/privacy/consent.ts"
import { noticeDays } from "#domain/privacy/policy.ts"
import { addDays, retention } from "#domain/privacy/retention.ts"
import { consentDigests, legalDigest, legalVersion, legalVersions } from "./legal.ts"

/**
 * Values that the legal texts need not name, because they say how fast jobs work or how long the team's sentence for
 * the night is stored. They are not periods for a mother's data.
 */
const unnamed = ["idleFirstWarningMonths", "idleDeletionsPercentPerDay", "lastUseLagDays", "nightWordsHours"]

/**
 * Placeholders of the legal texts that are not filled from `retention`: their values come from the operator's settings
 * and from the rule about new versions.
 */
const fromElsewhere = ["days", "noticeDays"]

function readTexts(language: string) {
  const parts = ["privacy", "terms"].map((part) => `${import.meta.dirname}/locales/${language}/${part}.json`)
  return parts.map((path) => readFileSync(path, "utf8")).join("\n")
}

function hashOf(parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 16)
}

it.each(languages)(
  "the legal texts in %s take their periods from the one list, and leave none of it out",
  (language) => {
    const named = new Set([...readTexts(language).matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name))
    const expected = Object.keys(retention).filter((name) => !unnamed.includes(name))
    expect([...named].sort()).toEqual([...expected, ...fromElsewhere].sort())
  },
)

it("another text of the policy or the terms is another version", () => {
  // If the current version has not been released, put the new hash here; otherwise add a version with a later date. A
  // new noun changes the hash too, because its kind of data must mention it.
  const kinds = Object.entries(nouns).map(([noun, { kind }]) => `${noun}: ${kind}`)
  expect(hashOf([...languages.map(readTexts), ...kinds.toSorted()])).toBe(legalDigest)
})

it.each(consentPurposes)(
  "another sentence of the consent to %s, or more that is kept under it, is another version",
  (purpose) => {
    // If the sentences still cover everything, put the new hash here; otherwise raise the version, which asks every
    // user again.
    const sentences = languages.map((language) => {
      const path = `${import.meta.dirname}/locales/${language}/consent.json`
      return JSON.parse(readFileSync(path, "utf8"))[purpose] as string
    })
    const digest = hashOf([...sentences, ...nounsOfPurpose[purpose].toSorted()])
    expect({ version: consentVersions[purpose], digest }).toEqual(consentDigests[purpose])
  },
)

it("each version comes after the one before it, and applies to accounts from before it thirty days later at the earliest", () => {
  const numbers = legalVersions.map(({ number }) => number)
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other))
  expect(legalVersion).toBe(legalVersions.at(-1))
  for (const { date, from } of legalVersions.slice(1))
    expect(from >= addDays(new Date(date), noticeDays).toISOString().slice(0, 10), date).toBe(true)
})
