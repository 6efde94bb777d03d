import { languages } from "#domain/language.ts"
import { type Counts, dangerByKind, questionsByTheme } from "./by-group.ts"
import type { SetName } from "./measure.ts"

// Prints the rows by theme and by kind of danger of docs/understanding.md: npm run --silent understand -- figures test
const set: SetName = process.argv[3] === "test" ? "test" : "tuning"

print(await byLanguage(questionsByTheme), ({ right, offered, other, before, nothing }) => [
  right,
  right + offered,
  other,
  before,
  nothing,
])
print(await byLanguage(dangerByKind), ({ card, question, number }) => [card, card + question, card + question + number])

async function byLanguage<Rows>(rowsOf: (set: SetName, language: (typeof languages)[number]) => Promise<Rows>) {
  return Promise.all(languages.map((language) => rowsOf(set, language)))
}

function print<Way extends string>(
  tables: readonly (readonly (readonly [string, Counts<Way>])[])[],
  figuresOf: (counts: Counts<Way>) => number[],
) {
  for (const [row, [name]] of (tables[0] ?? []).entries()) {
    const counts = tables.flatMap((table) => table[row]?.[1] ?? [])
    const messages = counts.map(({ all }) => all).join(", ")
    const shares = counts.map((each) =>
      figuresOf(each)
        .map((figure) => percent(figure, each.all))
        .join(" / "),
    )
    console.log(`| ${[name, messages, ...shares].join(" | ")} |`)
  }
  console.log("")
}

function percent(part: number, all: number): string {
  return all === 0 ? "–" : Math.round((part / all) * 100).toString()
}
