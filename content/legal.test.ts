import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { languages } from "#domain/language.ts"
import { retention } from "#domain/retention.ts"

/** How the jobs go about it: nothing that she has to know. */
const unnamed = ["idleFirstWarningMonths", "idleDeletionsPercentPerDay", "lastUseLagDays"]

/** What the operator's settings tell instead. */
const ofSettings = ["days"]

function readTexts(language: string) {
  const parts = ["privacy", "terms"].map((part) => `${import.meta.dirname}/locales/${language}/${part}.json`)
  return parts.map((path) => readFileSync(path, "utf8")).join("\n")
}

it.each(languages)(
  "the legal texts in %s take their periods from the one list, and leave none of it out",
  (language) => {
    const named = new Set([...readTexts(language).matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name))
    const expected = Object.keys(retention).filter((name) => !unnamed.includes(name))
    expect([...named].sort()).toEqual([...expected, ...ofSettings].sort())
  },
)
