import { globSync } from "node:fs"
import { expect, test } from "vitest"
import { chunkGroups, layers, messagesAround } from "../scripts/chunk-groups.ts"

const files = globSync([
  "{app,domain,content}/**/*.{ts,tsx,json}",
  "node_modules/lucide/dist/**/*.{js,mjs}",
  "node_modules/@react-router/dev/dist/config/defaults/*",
])
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => `/${file}`)

const choice = /\(\?:([^()]*)\)(?!\?)/
const atTop = /\|(?![^(]*\))/

/** "a(?:b|c)|d" is "ab", "ac" and "d". */
function alternativesOf(pattern: string): string[] {
  return pattern.split(atTop).flatMap((one) => {
    const [group, inner = ""] = one.match(choice) ?? []
    return group ? inner.split("|").flatMap((each) => alternativesOf(one.replace(group, () => each))) : [one]
  })
}

/** A pattern that asks for what another leaves out: that has to be there too. */
function exceptionsOf(pattern: string): string[] {
  return [...pattern.matchAll(/\(\?(<?)!([^()]*)\)/g)].flatMap(([group, behind, inner = ""]) =>
    inner.split("|").map((one) => pattern.replace(group, () => `(?${behind}=${one})`)),
  )
}

const groupPatterns = chunkGroups.flatMap(({ test }) => (test instanceof RegExp ? [test] : []))
const patterns = [messagesAround, ...groupPatterns]
  .flatMap(({ source }) => alternativesOf(source))
  .flatMap((pattern) => [pattern, ...exceptionsOf(pattern)])

test("a pattern is taken apart into all that it names and all that it leaves out", () => {
  const parts = alternativesOf("/a/(?:b|c)\\.ts$|/f/(?!g|h)[^/]*(?<!i)$")
  expect(parts).toEqual(["/a/b\\.ts$", "/a/c\\.ts$", "/f/(?!g|h)[^/]*(?<!i)$"])
  expect(parts.flatMap(exceptionsOf)).toEqual([
    "/f/(?=g)[^/]*(?<!i)$",
    "/f/(?=h)[^/]*(?<!i)$",
    "/f/(?!g|h)[^/]*(?<=i)$",
  ])
})

test("every pattern names a file of the source, so that one that was moved is still kept together with its own", () => {
  expect(patterns.length).toBeGreaterThan(50)
  const isEmpty = (pattern: string) => !files.some((file) => new RegExp(pattern).test(file))
  expect(patterns.filter(isEmpty)).toEqual([])
})

test("every file that a layer is around is there", () => {
  const sources = layers.flatMap(({ sources }) => sources)
  expect(sources.filter((source) => !files.some((file) => file.includes(source)))).toEqual([])
})
