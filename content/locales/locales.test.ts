import { globSync, readFileSync } from "node:fs"
import { basename, dirname } from "node:path"
import { describe, expect, it } from "vitest"
import { languages } from "#domain/language.ts"

const folder = import.meta.dirname
const root = `${folder}/../..`
const namespaces = globSync("pt/*.json", { cwd: folder }).map((file) => basename(file, ".json"))

function words(language: string, namespace: string): Record<string, string> {
  return JSON.parse(readFileSync(`${folder}/${language}/${namespace}.json`, "utf8"))
}

function placeholders(text = "") {
  return [...text.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name).sort()
}

describe.each(languages)("the words in %s", (language) => {
  it("are in the same files as those of the other languages", () => {
    const files = globSync("*.json", { cwd: `${folder}/${language}` }).map((file) => basename(file, ".json"))
    expect(files.sort()).toEqual([...namespaces].sort())
  })

  it.each(namespaces)("have every key of %s and no other, with its placeholders", (namespace) => {
    const own = words(language, namespace)
    const native = words("pt", namespace)
    expect(Object.keys(own).sort()).toEqual(Object.keys(native).sort())
    for (const [key, text] of Object.entries(own)) {
      expect(text.trim(), key).not.toBe("")
      expect(placeholders(text), key).toEqual(placeholders(native[key]))
    }
  })
})

describe.each(languages)("in %s", (language) => {
  it.each(namespaces)("no sentence of %s begins with a name that is written small", (namespace) => {
    const texts = Object.values(words(language, namespace))
    expect(texts.filter((text) => /(^|[.!?] |\{\{)\{\$(meal|wish|wishes|food|foods)\}/.test(text))).toEqual([])
  })
})

const files = globSync(["app/**/*.{ts,tsx}", "server/**/*.ts", "domain/**/*.ts", "content/recipes/*.ts"], { cwd: root })
  .filter((path) => !path.includes(".test."))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, "utf8") }))

/**
 * The code that may contain a namespace's keys: folders that name it, what they import, and the lists and codes from
 * which keys are built.
 */
function codeNear(namespace: string) {
  const named = new RegExp(`["/]${namespace}(\\.json)?"`)
  const naming = files.filter(({ text }) => named.test(text))
  const imported = naming.flatMap(({ text }) =>
    [...text.matchAll(/from "#(app\/(?!(?:ui|language|storage|forms|session|sync)\/)[^"]+)"/g)].map((m) => m[1]),
  )
  const folders = new Set([...naming.map(({ path }) => path), ...imported].map((path = "") => dirname(path)))
  return files
    .filter(({ path }) => /^(domain|server|content|app\/send)/.test(path) || folders.has(dirname(path)))
    .map(({ text }) => text)
    .join("\n")
}

it.each(namespaces)("every key of %s is used", (namespace) => {
  const code = codeNear(namespace)
  const literals = [...code.matchAll(/"([^"\n]*)"|\b([A-Z_]{4,}):|messages\.(\w+)/g)].map((m) => m[1] ?? m[2] ?? m[3])
  const templates = [...code.matchAll(/`([\w-]*)\$\{\w+\}([\w-]*)`/g)]
    .filter(([, before = "", after = ""]) => before.length + after.length > 3)
    .map(([, before, after]) => new RegExp(`^${before}[\\w-]+${after}$`))
  const unused = Object.keys(words("pt", namespace)).filter(
    (key) => !literals.includes(key) && !templates.some((template) => template.test(key)),
  )
  expect(unused).toEqual([])
})
