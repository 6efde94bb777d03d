import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..")
const documents = globSync(["*.md", "docs/**/*.md"], { cwd: root })

test.each(documents)("every file that %s links to exists", (document) => {
  const text = readFileSync(join(root, document), "utf8")
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link.replace(/#.*$/, ""))
  const files = links.filter((link) => link !== "" && !/^[a-z]+:/.test(link))
  expect(files.filter((file) => !existsSync(join(root, dirname(document), file)))).toEqual([])
})
