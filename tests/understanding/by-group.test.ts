import { spawnSync } from "node:child_process"
import { expect, it } from "vitest"
import { answerThemes } from "#domain/chat/answer-theme.ts"
import { languages } from "#domain/language.ts"
import { safetyKinds } from "#domain/safety/concern.ts"
import { dangerByKind, questionsByTheme } from "./by-group.ts"
import { measure, readSet } from "./measure.ts"

it.each(languages)("in %s every message is counted once, by its theme or its kind", async (language) => {
  const { questions, danger } = readSet("test", language)
  const all = await measure("test", language)
  const themes = (await questionsByTheme("test", language)).map(([, counts]) => counts)
  const kinds = (await dangerByKind("test", language)).map(([, counts]) => counts)
  const sum = <Key extends string>(counts: readonly Record<Key, number>[], keys: readonly Key[]) =>
    counts.reduce((total, each) => total + keys.reduce((within, key) => within + each[key], 0), 0)

  expect(sum(themes, ["all"])).toBe(questions.length)
  expect(sum(themes, ["right", "offered", "other", "before", "nothing"])).toBe(questions.length)
  expect(sum(themes, ["right", "offered"]) / questions.length).toBeCloseTo(all.rightOrOffered, 10)
  expect(sum(kinds, ["all"])).toBe(danger.length)
  expect(sum(kinds, ["card", "question"]) / danger.length).toBeCloseTo(all.dangerNoticed, 10)
  expect(sum(kinds, ["card", "question", "number"]) / danger.length).toBeCloseTo(all.dangerHelped, 10)
})

it("npm run understand prints the figures by theme and by kind of danger", () => {
  const { stdout, stderr } = spawnSync("npm", ["run", "--silent", "understand", "--", "figures", "test"], {
    cwd: new URL("../../", import.meta.url),
    encoding: "utf8",
  })
  const names = stdout.match(/^\| [\w-]+(?= \| \d+, \d+, \d+ \| )/gm)?.map((start) => start.slice(2))
  expect(names, stderr).toEqual([...answerThemes, ...safetyKinds])
})
