import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { driftOf, hashOf, sectionsOf, translations } from "../scripts/translated-docs/compare.mjs"

const root = join(import.meta.dirname, "..")
const exists = (path: string) => existsSync(join(root, path))
const read = (path: string) => readFileSync(join(root, path), "utf8")

test("every translation that is there says what the English text says", () => {
  const there = translations.filter(({ translation }) => exists(translation))
  expect(there).toHaveLength(2)
  for (const { source, translation } of there) {
    const found = driftOf(read(source), read(translation), { source, translation, exists })
    expect(found, translation).toEqual([])
  }
})

test("the README can be compared: as its own translation it has no drift", () => {
  const text = read("README.md")
  expect(sectionsOf(text).length).toBeGreaterThan(5)
  const as = { source: "README.md", translation: "README.pt.md", exists: () => false }
  expect(driftOf(text, noted(text, text), as)).toEqual([])
})

test.each(["docs/deploy.pt.md", "docs/deploy.es.md"])(
  "%s is short, and its commands are the English guide's",
  (path) => {
    const [short, whole] = [read(path), read("docs/deploy.md")]
    expect(short.split("\n").length - 1).toBeLessThanOrEqual(80)
    expect(short).toContain("](deploy.md)")
    const anchors = [...short.matchAll(/\]\(deploy\.md#([\w-]+)\)/g)].map(([, anchor]) => anchor)
    const headings = sectionsOf(whole).map(({ title }: { title: string }) => title.toLowerCase().replaceAll(" ", "-"))
    expect(headings).toEqual(expect.arrayContaining(anchors))
    const withoutComment = (line: string) => line.replace(/(^|\s)#\s.*$/, "").trim()
    const known = new Set(whole.split("\n").map(withoutComment))
    const blocks = [...short.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, text = ""]) => text)
    expect(blocks.length).toBeGreaterThan(5)
    const lines = blocks.flatMap((text) => text.split("\n")).map(withoutComment)
    expect(lines.filter((line) => !known.has(line))).toEqual([])
    const settings = short.match(/\b[A-Z]{2,}_[A-Z_]+\b/g) ?? []
    expect(settings.filter((name) => !whole.includes(name))).toEqual([])
  },
)

const english = `# Running it

See [backups](#backups), [settings](docs/deploy.md) and the [site](https://example.org).

## Backups

\`\`\`sh
# every night
npm run backup    # into a folder
\`\`\`

Set \`BASE_URL\` and DATA_DIR.

| what | figure |
|---|---|
| rows | 1,000,000 in 4.5 s |
`

const portuguese = `# Como executar

Veja [cópias](#cópias-de-segurança), [ajustes](docs/deploy.pt.md) e o [site](https://example.org).

## Cópias de segurança

\`\`\`sh
# todas as noites
npm run backup    # numa pasta
\`\`\`

Defina \`BASE_URL\` e DATA_DIR.

| o quê | número |
|---|---|
| linhas | 1.000.000 em 4,5 s |
`

/** The translation with the hashes of the English sections in it, as --accept writes them. */
function noted(translated: string, source = english) {
  const hashes = sectionsOf(source).map(({ body }: { body: string }) => hashOf(body))
  return sectionsOf(translated)
    .map(({ body }: { body: string }, index: number) => `<!-- source: ${hashes[index]} -->\n${body}`)
    .join("")
}

function drift(translated: string, source = english): string[] {
  const exists = (path: string) => path === "docs/deploy.pt.md"
  return driftOf(source, translated, { source: "README.md", translation: "README.pt.md", exists })
}

test("a translation that is whole and up to date has no drift", () => {
  expect(drift(noted(portuguese))).toEqual([])
})

test.each([
  [
    "an English section that was edited since",
    (text: string) => text,
    english.replace("Set", "Always set"),
    /section 2 \(Backups\) was edited in English since/,
  ],
  [
    "a section that was never noted",
    (text: string) => text.replace(/<!-- source: \w+ -->\n(?=## )/, ""),
    english,
    /section 2 .+ never noted/,
  ],
  [
    "a missing section",
    (text: string) => text.slice(0, text.indexOf("<!--", 5)),
    english,
    /its headings are #, those of README.md # ##/,
  ],
  [
    "a heading of another level",
    (text: string) => text.replace("## Cópias", "### Cópias"),
    english,
    /its headings are # ###/,
  ],
  [
    "another command",
    (text: string) => text.replace("npm run backup", "npm run restore"),
    english,
    /other code blocks/,
  ],
  [
    "a link that leads elsewhere",
    (text: string) => text.replace("docs/deploy.pt.md", "docs/deploy.md"),
    english,
    /other links: "docs\/deploy.pt.md" is missing/,
  ],
  [
    "an anchor that is not translated",
    (text: string) => text.replace("#cópias-de-segurança", "#backups"),
    english,
    /other links: "#cópias-de-segurança" is missing/,
  ],
  [
    "a setting that is not named",
    (text: string) => text.replace(" e DATA_DIR", ""),
    english,
    /other settings: "DATA_DIR" is missing/,
  ],
  [
    "a name in code that is not there",
    (text: string) => text.replace("`BASE_URL`", "BASE_URL"),
    english,
    /other commands and names/,
  ],
  ["another figure", (text: string) => text.replace("1.000.000", "100.000"), english, /other figures/],
])("%s is drift", (_, change, source, expected) => {
  expect(drift(change(noted(portuguese)), source)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]))
})

test("a comment in code may be translated, a line may be broken elsewhere, and a # in code is no heading", () => {
  expect(drift(noted(portuguese.replace("numa pasta", "em uma pasta")))).toEqual([])
  expect(drift(noted(portuguese), english.replace("See [backups]", "See\n[backups]"))).toEqual([])
  expect(sectionsOf(english)).toHaveLength(2)
})

test("the command prints what is behind, and notes what was translated", () => {
  const project = mkdtempSync(join(tmpdir(), "florescer-docs-"))
  onTestFinished(() => rmSync(project, { recursive: true }))
  mkdirSync(join(project, "docs"))
  for (const path of ["scripts/translated-docs.mjs", "scripts/translated-docs"])
    cpSync(join(root, path), join(project, path), { recursive: true })
  const run = (...args: string[]) => {
    const { stdout, status } = spawnSync(process.execPath, [join(project, "scripts/translated-docs.mjs"), ...args], {
      encoding: "utf8",
    })
    return { stdout, status }
  }
  writeFileSync(join(project, "README.md"), english)
  expect(run()).toEqual({ stdout: "0 translated documents, 0 things behind.\n", status: 0 })
  writeFileSync(join(project, "docs/deploy.pt.md"), "# Como operar\n")
  writeFileSync(join(project, "README.pt.md"), portuguese)
  const before = run()
  expect(before.status).toBe(1)
  expect(before.stdout).toContain("README.pt.md: section 2 (Backups) was never noted as translated\n")
  expect(run("--accept", "README.pt.md", "2").status).toBe(0)
  expect(run().stdout).not.toContain("README.pt.md: section 2")
  expect(run().stdout).toContain("README.pt.md: section 1")
  expect(run("--accept", "README.pt.md", "all").status).toBe(0)
  expect(run().stdout).not.toContain("README.pt.md: ")
  expect(readFileSync(join(project, "README.pt.md"), "utf8")).toBe(noted(portuguese))
  expect(run("--accept", "README.pt.md", "9").status).not.toBe(0)
})
