import { holdsWithin, type Sign, signsForLevel } from "../care/sign.ts"
import { type SignTextsOf, textsOf } from "../care/sign-references.ts"
import { signLines } from "../care/sign-text.ts"
import { signById, signs } from "../care/signs/table.ts"
import type { GuideSection, GuideText } from "./guide.ts"

const reference = /^\{([a-z-]+)\}$/

/** Fills the signs into a section; `texts` must include those that it names. */
export function withSigns(section: GuideSection, text: GuideText, texts: SignTextsOf): GuideText {
  const { level } = section
  const lines = (rows: readonly Sign[], days = section.signs?.days) => {
    return rows.flatMap((sign) => signLines([sign], textsOf(sign, texts), { length: "full", level, days }))
  }
  const own = (text.list ?? []).flatMap((line) => {
    const id = reference.exec(line)?.[1]
    return id ? lines([signById(id)]) : [line]
  })
  const list = [...lines(chosenBy(section)), ...own]
  return list.length > 0 ? { ...text, list } : text
}

function chosenBy({ signs: choice, level }: GuideSection): readonly Sign[] {
  if (!choice) return []
  if ("ids" in choice) return choice.ids.map(signById)
  const isOfAge = (sign: Sign) => sign.days && holdsWithin(sign, choice.days)
  const rows = signs.filter((sign) => sign.of === choice.of && isOfAge(sign))
  return level ? signsForLevel(rows, level) : rows
}
