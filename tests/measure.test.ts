import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { buildSteps } from "../scripts/measure/build-steps.mjs"
import { commentWords } from "../scripts/measure/comments.mjs"
import { codeIn, measureFolder } from "../scripts/measure/folders.mjs"
import { importsAcross } from "../scripts/measure/imports.mjs"
import { forgottenIn, readWalks, walksIn } from "../scripts/measure/walks.mjs"

const root = join(import.meta.dirname, "..")

function projectOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "florescer-measure-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

test.each([
  ["a.ts", "/** Two words. */\nconst one = 1 // and three more\n", 5],
  ["a.ts", 'const url = "https://example.org/a b" // one\nconst text = "/* none */"\n', 1],
  ["a.ts", "const pattern = /\\/\\/ none/\n/* biome-ignore lint: reason */\n// at the end", 6],
  ["a.tsx", "export const A = () => <p>See // none {/* two words */}</p>\n", 2],
  ["a.css", "/* Two words */ a { color: red }", 2],
  ["a.mjs", "#!/usr/bin/env node\nexport const a = 1\n", 0],
])("the comments of %s %j have %i words", (path, text, words) => {
  expect(commentWords(path, text)).toBe(words)
})

test("a folder is its code without its tests, which are counted apart", () => {
  const project = projectOf({
    "app/a.ts": "const a = 1\n\n// two words\n",
    "app/deep/b.tsx": "const b = 1\n",
    "app/a.test.ts": "test()\n",
    "app/picture.svg": "<svg/>\n",
    ...Object.fromEntries(
      ["server", "domain", "scripts", "bench", "content", "tests"].map((name) => [`${name}/x.ts`, ""]),
    ),
    "tests/y.ts": "one()\ntwo()\n",
  })
  expect(codeIn(project, "app")).toEqual(["app/a.ts", "app/deep/b.tsx"])
  expect(measureFolder(project, "app")).toEqual({ files: 2, lines: 4, comments: 2 })
  expect(measureFolder(project, undefined, { onlyTests: true })).toEqual({ files: 3, lines: 3, comments: 0 })
})

test("imports are counted from folder to folder, by either way of writing them", () => {
  const project = projectOf({
    "app/a.ts": 'import { b } from "#domain/b.ts"\nimport c from "./c.ts"\nconst d = () => import("#content/d.ts")\n',
    "server/deep/e.ts": 'export { b } from "../../domain/b.ts"\nimport type { f } from "#domain/f.ts"\nimport "hono"\n',
  })
  expect(importsAcross(project, ["app", "server"])).toEqual([
    ["server → domain", 2],
    ["app → domain", 1],
    ["app → content", 1],
  ])
})

test("a walk has the files of its stages in order, each once, and those of a folder", () => {
  const project = projectOf({ "app/a.ts": "", "app/day/b.ts": "", "app/day/b.test.ts": "", "domain/c.ts": "" })
  const walks = `# Title

**A tick**

*On her device*
1. [\`a\`](../app/a.ts): what it is, and
   [\`c\`](../domain/c.ts).

*On the server*
1. [\`day\`](../app/day), [\`a\`](../app/a.ts).

**Another**
1. [\`c\`](../domain/c.ts)

See [\`more\`](../app/more.ts).
`
  expect(walksIn(walks, project, "docs")).toEqual([
    {
      title: "A tick",
      stages: [
        ["app/a.ts", "domain/c.ts"],
        ["app/day/b.ts", "app/a.ts"],
      ],
      files: ["app/a.ts", "domain/c.ts", "app/day/b.ts"],
    },
    { title: "Another", stages: [["domain/c.ts"]], files: ["domain/c.ts"] },
  ])
})

test("what a walk forgets is counted all the same, unless its name is enough", () => {
  const project = projectOf({
    "app/a.ts":
      'import { b } from "./b.ts"\nimport { Button } from "./ui/button.ts"\nimport { d } from "#domain/d.ts"\n',
    "app/b.ts": 'import type { c } from "#domain/c.ts"\n',
    "domain/c.ts": "",
  })
  const known = ["app/ui/", "domain/d.ts"]
  expect(forgottenIn(["app/a.ts", "app/b.ts", "domain/c.ts"], known, project)).toEqual([])
  expect(forgottenIn(["app/a.ts", "app/b.ts"], known, project)).toEqual(["domain/c.ts"])
  expect(forgottenIn(["app/a.ts", "domain/c.ts"], known, project)).toEqual(["app/b.ts"])
  expect(forgottenIn(["app/b.ts", "domain/c.ts"], [], project)).toEqual([])
})

test("the walks of a tick, an entry, a question and a week are told, and no name in them is of a file that is gone", () => {
  const walks = readWalks(root)
  expect(walks.map(({ title }) => title)).toEqual([
    "A tick on the checklist",
    "A diary entry and an older month",
    "A question to the desk and back",
    "Her week and its list",
  ])
  for (const { stages, files, known } of walks) {
    for (const stage of stages) expect(stage.length).toBeGreaterThan(1)
    for (const path of known) expect(existsSync(join(root, path)), path).toBe(true)
    expect(known.filter((path) => files.includes(path))).toEqual([])
  }
  const { everywhere: _, ...names } = JSON.parse(readFileSync(join(root, "scripts/measure/by-name.json"), "utf8"))
  expect(Object.keys(names)).toEqual(walks.map(({ title }) => title))
})

test("what takes part in a build is found by its name", () => {
  expect(buildSteps(root)).toEqual(expect.arrayContaining(["ownRouteLoading", "buildWorker", "compressFiles"]))
})
