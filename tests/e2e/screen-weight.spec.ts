import { expect, test } from "@playwright/test"
import { filesOfScreen, kilobytesOf } from "./built-screens.ts"

type Weight = {
  /** In kB, beyond what all of these screens share: a little above what it is. */
  own: number
  /** In kB, of it and the dashboard. */
  withDashboard: number
  /** What it fetches as it opens beyond its handle. */
  parts?: readonly string[]
  /** Her words are read for danger here: the rules for it come with the screen. */
  readsForDanger?: true
}

const screens: Readonly<Record<string, Weight>> = {
  "/dashboard": { own: 20, withDashboard: 25, parts: ["hard-night", "es-hard-night", "es-titles", "es-allergens"] },
  "/chat": { own: 36, withDashboard: 51, parts: ["es-starters"] },
  "/my-plan": { own: 37, withDashboard: 50.5, parts: ["es-plan"] },
  "/my-plan/recipe": { own: 42, withDashboard: 55, parts: ["es-standard-lunch"] },
  "/my-plan/day": { own: 42, withDashboard: 55 },
  "/my-plan/shopping-list": { own: 39, withDashboard: 55 },
  "/my-plan/ask-for-help": { own: 8.5, withDashboard: 50 },
  "/profile": {
    own: 26,
    withDashboard: 50,
    parts: ["charts-charts", "es-charts", "es-diary", "unit-question"],
    readsForDanger: true,
  },
  "/profile/food": { own: 23, withDashboard: 50 },
  "/profile/consultation": { own: 15.5, withDashboard: 50 },
  "/profile/visits": { own: 11, withDashboard: 50 },
  "/profile/settings": { own: 29, withDashboard: 50 },
  "/profile/notifications": { own: 9, withDashboard: 50 },
  "/profile/subscription": { own: 2, withDashboard: 50, parts: ["es-unavailable"] },
  "/help": { own: 10, withDashboard: 50, parts: ["es-unavailable"], readsForDanger: true },
}
/** React, the router and the shell, of which the sign-in page has two thirds. */
const sharedKilobytes = 281.5
const dangerRules = "danger-rules"
const dangerRulesKilobytes = 45

const files = Object.fromEntries(
  Object.entries(screens).map(([path, { parts = [] }]) => [path, filesOfScreen(path, parts)]),
)
const ofDashboard = files["/dashboard"] ?? new Set()
const shared = [...ofDashboard].filter((file) => Object.values(files).every((all) => all.has(file)))
const isOfDanger = (file: string) => file.includes(`/${dangerRules}-`)
const beyondShared = (all: Iterable<string>) =>
  kilobytesOf([...new Set(all)].filter((file) => !shared.includes(file) && !isOfDanger(file)))

for (const [path, { own, withDashboard }] of Object.entries(screens)) {
  test(`the JavaScript that ${path} fetches first stays light`, () => {
    const all = files[path] ?? []
    expect(beyondShared(all)).toBeLessThanOrEqual(own)
    expect(beyondShared([...ofDashboard, ...all])).toBeLessThanOrEqual(withDashboard)
  })
}

test("the JavaScript that all signed-in screens share stays light", () => {
  expect(kilobytesOf(shared)).toBeLessThanOrEqual(sharedKilobytes)
})

test("the rules that read for danger come with the screens where she writes or searches, and with no other", () => {
  const having = Object.keys(files).filter((path) => [...(files[path] ?? [])].some(isOfDanger))
  expect(having).toEqual(Object.keys(screens).filter((path) => screens[path]?.readsForDanger))
  expect(kilobytesOf([...(files["/profile"] ?? [])].filter(isOfDanger))).toBeLessThanOrEqual(dangerRulesKilobytes)
})
