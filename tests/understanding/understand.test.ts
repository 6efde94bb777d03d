import { spawnSync } from "node:child_process"
import { expect, it } from "vitest"
import { languages } from "#domain/language.ts"
import { readerIn } from "./reader-in.ts"

const root = new URL("../../", import.meta.url)

it("npm run understand prints a JSON object for each line, as the chat would act", () => {
  const input = "quero morrer\nPosso tomar café?\n\noi, tudo bem?\nje ne dors pas avec mon bébé\n"
  const { stdout, stderr } = spawnSync("npm", ["run", "--silent", "understand", "--", "pt"], {
    cwd: root,
    input,
    encoding: "utf8",
  })
  const printed = stdout.trim().split("\n")
  expect(
    printed.map((line) => JSON.parse(line)),
    stderr,
  ).toEqual([
    { level: "urgent", kind: "self-harm", entry: null, number: true, offered: [] },
    { level: "none", kind: null, entry: 10, number: false, offered: [] },
    { level: "none", kind: null, entry: null, number: true, offered: [] },
    { level: "none", kind: null, entry: null, number: true, offered: [] },
  ])
})

it.each([
  "",
  "😀😭🤱🏽",
  "שלום עולם, מה שלומך",
  "مرحبا كيف حالك",
  "\u0000\ud83d",
  "a".repeat(20_000),
  "z ".repeat(10_000),
  "38",
  "?!",
])("whatever is written has a level: %.30s", async (text) => {
  for (const language of languages) {
    const read = await readerIn(language)
    expect(["urgent", "check", "none"]).toContain(read(text).level)
  }
})

it.each([
  ["spelled out", "eu quero m o r r e r"],
  ["with figures for letters", "quero m0rr3r"],
  ["with invisible characters", "que\u200bro mor\u200brer"],
  ["in two languages", "help me please, quero morrer, no puedo más"],
  ["from right to left", "\u202equero morrer\u202c"],
  ["at the end of 20,000 characters", `${"hoje o bebê mamou bem e eu fiz sopa. ".repeat(540)}quero morrer`],
  [
    "in the middle of a long day",
    `${"fiz sopa e dormi. ".repeat(60)}tomei 20 comprimidos. ${"depois fiz bolo. ".repeat(60)}`,
  ],
])("danger is seen %s", async (_how, text) => {
  for (const language of languages) expect((await readerIn(language))(text).level).toBe("urgent")
})
