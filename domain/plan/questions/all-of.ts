import { type Language, languages } from "../../language.ts"

/** Names something in her plan by its kind, such as a dish or a food, and its name. */
export type Named<Thing extends string> = { thing: Thing; name: string }

type Questions<Thing extends string> = Readonly<Record<Language, Readonly<Record<Thing, string>>>>

const place = "{name}"

/** Returns the canonical question that asks for everything the plan knows about a thing. */
export function questionOfAll<Thing extends string>(
  { thing, name }: Named<Thing>,
  questions: Questions<Thing>[Language],
): string {
  return questions[thing].replace(place, name)
}

/** Recognises a canonical question about everything that the plan says of a thing. It must be written exactly. */
export function readerOfAll<Thing extends string>(questions: Questions<Thing>) {
  const all = languages.flatMap((language) => {
    return Object.entries<string>(questions[language]).map(([thing, question]) => {
      const [before = "", after = ""] = question.split(place)
      return { thing: thing as Thing, before, after }
    })
  })
  // A longer pattern comes first: "… of “{name}”?" would also match "… of {name}?".
  const inOrder = all.toSorted((a, b) => b.before.length + b.after.length - (a.before.length + a.after.length))

  return function allAskedIn(text: string): Named<Thing> | undefined {
    const found = inOrder.find(({ before, after }) => {
      return text.startsWith(before) && text.endsWith(after) && text.length >= before.length + after.length
    })
    return found && { thing: found.thing, name: text.slice(found.before.length, text.length - found.after.length) }
  }
}
