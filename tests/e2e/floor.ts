import bcd from "@mdn/browser-compat-data" with { type: "json" }
import type { BrowserName, Identifier, SupportStatement } from "@mdn/browser-compat-data/types"
import type { Page } from "@playwright/test"
import { browserFloor } from "../browser-floor.ts"

/** By the names that MDN's data has for them. */
const floor: Partial<Record<BrowserName, string>> = {
  chrome_android: browserFloor.chrome,
  samsunginternet_android: browserFloor.samsunginternet,
  safari_ios: browserFloor.ios,
  firefox: browserFloor.firefox,
}

/** A feature may have several statements: some only say that support was partial or behind a flag. */
function isThere(statement: SupportStatement | undefined, version: string): boolean {
  return [statement ?? []].flat().some(({ version_added: added, flags }) => {
    if (typeof added !== "string" || added === "preview" || flags) return false
    return added.replace(/^≤/, "").localeCompare(version, undefined, { numeric: true }) <= 0
  })
}

const isLacking = (entry: Identifier | undefined) =>
  Object.entries(floor).some(([name, version]) => {
    const support = entry?.__compat?.support[name as BrowserName]
    return entry?.__compat !== undefined && !isThere(support, version)
  })

/** What one of them lacks: ["Promise", "withResolvers"], or ["Iterator"] for the whole. */
const lackingAnywhere = [bcd.javascript?.builtins, bcd.api].flatMap((group) =>
  Object.entries(group ?? {}).flatMap(([object, entry]) => {
    if (isLacking(entry as Identifier)) return [[object]]
    const members = Object.entries(entry as Identifier).filter(
      ([name, it]) => /^[a-z]\w*$/i.test(name) && isLacking(it as Identifier),
    )
    return members.map(([name]) => [object, name])
  }),
)

/** Of these the tests themselves need what is taken away, or Chromium for its own ends. */
const ofTheTest = /^(?:Navigator,connection|Element,checkVisibility|NetworkInformation)/

/** Runs in the page, before its scripts. */
function takeAway(names: string[][]) {
  const owner = window as unknown as Record<string, Record<string, unknown> & { prototype?: object }>
  for (const [object = "", member] of names) {
    const found = owner[object]
    if (member === undefined) Reflect.deleteProperty(window, object)
    else if (found && member.endsWith("_static")) Reflect.deleteProperty(found, member.replace("_static", ""))
    else if (found) for (const at of [found, found.prototype ?? {}]) Reflect.deleteProperty(at, member)
  }
}

/** What an app for them must do without. */
export const lacking = lackingAnywhere.filter((name) => !ofTheTest.test(name.join()))

/** Pages opened from now on have only the functions of the oldest supported browsers. */
export function takeAwayNewer(page: Page) {
  return page.addInitScript(takeAway, lacking)
}
