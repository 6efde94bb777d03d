import { describe, expect, it } from "vitest"
import { type Sign, type SignLevel, signsForLevel } from "#domain/care/sign.ts"
import { signLines } from "#domain/care/sign-text.ts"
import { babySigns } from "#domain/care/signs/baby.ts"
import { motherSigns } from "#domain/care/signs/mother.ts"
import type { GuideName } from "#domain/guides/guide.ts"
import { readGuide, readSignTexts, textLanguages } from "#tests/guide-texts.ts"
import { guides } from "./guides.ts"

/** The warning signs that a guide does not mention, each with the reason why its readers do not need the sign there. */
const without: Partial<Readonly<Record<GuideName, Readonly<Record<string, string>>>>> = {
  "baby-signs": { "baby-choking": "has a section of its own, with the first steps" },
  loss: {
    "mother-low-mood": "grief is no illness; where help begins stands under “more-help”",
    "mother-no-sleep": "the same",
  },
}

const rowsIn = { body: motherSigns, loss: motherSigns, "baby-signs": babySigns } as const

describe.each(textLanguages)("in %s", (language) => {
  it.each(Object.keys(rowsIn) as (keyof typeof rowsIn)[])(
    "the guide %s leaves out no sign, at either level",
    (name) => {
      const read = readGuide(language, name)
      const missingAt = (level: SignLevel) => {
        const sections = guides[name].sections.filter((section) => section.level === level)
        const lines = sections.flatMap(({ id }) => read[id]?.list ?? []).map((line) => line.toLowerCase())
        const lineOf = ({ days, ...sign }: Sign) =>
          signLines([sign], readSignTexts(language, sign.of), { length: "full", level })[0]?.toLowerCase() ?? ""
        const rows = signsForLevel(rowsIn[name], level).filter(({ id }) => !(id in (without[name] ?? {})))
        return rows.filter((sign) => !lines.some((line) => line.includes(lineOf(sign)))).map(({ id }) => id)
      }
      expect({ now: missingAt("now"), today: missingAt("today") }).toEqual({ now: [], today: [] })
    },
  )
})

it("what a guide leaves out is in the table", () => {
  const ids = [...motherSigns, ...babySigns].map(({ id }) => id)
  for (const reasons of Object.values(without)) expect(ids).toEqual(expect.arrayContaining(Object.keys(reasons)))
})
