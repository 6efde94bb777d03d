import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { languages } from "#domain/language.ts"
import { noticeDays } from "#domain/privacy/policy.ts"
import { addDays, retention } from "#domain/privacy/retention.ts"
import { legalDigest, legalVersion, legalVersions } from "./legal.ts"

/** How the jobs go about it: nothing that she has to know. */
const unnamed = ["idleFirstWarningMonths", "idleDeletionsPercentPerDay", "lastUseLagDays"]

/** What the operator's settings and the rule about new texts tell instead. */
const fromElsewhere = ["days", "noticeDays"]

function readTexts(language: string) {
  const parts = ["privacy", "terms"].map((part) => `${import.meta.dirname}/locales/${language}/${part}.json`)
  return parts.map((path) => readFileSync(path, "utf8")).join("\n")
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
  // Where this version has not been released yet, its hash is the new one; else add a version with a later date.
  const digest = createHash("sha256").update(languages.map(readTexts).join("\n")).digest("hex").slice(0, 16)
  expect(digest).toBe(legalDigest)
})

it("each version comes after the one before it, and applies to accounts from before it thirty days later at the earliest", () => {
  const numbers = legalVersions.map(({ number }) => number)
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other))
  expect(legalVersion).toBe(legalVersions.at(-1))
  for (const { date, from } of legalVersions.slice(1))
    expect(from >= addDays(new Date(date), noticeDays).toISOString().slice(0, 10), date).toBe(true)
})
