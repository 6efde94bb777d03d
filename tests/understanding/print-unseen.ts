import { type Language, languages } from "#domain/language.ts"
import { alarmsOfStories, dangerInStories, places, storyLengths } from "./joined.ts"
import { lengths, measureUnseen, readUnseen, type UnseenCounts, unseenNames } from "./unseen.ts"

// Prints figures alone, never a message: npm run --silent understand -- figures unseen
for (const name of unseenNames) {
  const kinds = [...new Set(languages.flatMap((language) => readUnseen(language, name).map(({ kind }) => kind)))]
  console.log(`\n${name}: messages, of 100 the card / the question / some way to help / met (pt, en, es)`)
  await printRow("all", (language) => measureUnseen(language, name))
  for (const length of lengths)
    await printRow(`${length} words`, (language) => measureUnseen(language, name, (group) => group.length === length))
  for (const kind of kinds)
    await printRow(kind, (language) => measureUnseen(language, name, (group) => group.kind === kind))
}

console.log("\nstories of ordinary lines, of 100: card where no line has one / question where no line has anything")
for (const length of storyLengths) {
  const found = await Promise.all(languages.map((language) => alarmsOfStories(language, length)))
  const shares = found.map(
    ({ withoutCard, cards, calm, checks }) => `${percent(cards.length, withoutCard)} / ${percent(checks.length, calm)}`,
  )
  console.log(`| ${[`${length} lines`, ...shares].join(" | ")} |`)
}

console.log("\ndanger in such a story, of 100: card alone, in it / noticed alone, in it / noticed alone and not in it")
for (const place of places)
  for (const between of [". ", ", "]) {
    const found = await Promise.all(languages.map((language) => dangerInStories(language, place, 3, between)))
    const shares = found.map((each) => {
      const [cardAlone, card, noticedAlone, noticed] = [each.cardAlone, each.card, each.noticedAlone, each.noticed].map(
        (count) => percent(count, each.all),
      )
      return `${cardAlone}, ${card} / ${noticedAlone}, ${noticed} / ${percent(each.lost.length, each.noticedAlone)}`
    })
    console.log(`| ${[`${place} "${between}"`, ...shares].join(" | ")} |`)
  }

async function printRow(name: string, measureIn: (language: Language) => Promise<UnseenCounts>) {
  const counts = await Promise.all(languages.map(measureIn))
  const shares = counts.map(({ all, card, check, helped, met }) =>
    [card, check, helped, met].map((count) => percent(count, all)).join(" / "),
  )
  console.log(`| ${[name, counts.map(({ all }) => all).join(", "), ...shares].join(" | ")} |`)
}

function percent(part: number, all: number): string {
  return all === 0 ? "–" : ((part / all) * 100).toFixed(1)
}
