import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { setTimeout as sleep } from "node:timers/promises"
import type { Driver } from "./driver.ts"
import { canBePressed, findAll, type Target } from "./find.ts"

/** Long enough for a busy machine: it ends a wait that would be in vain. */
const comesAtLatestMs = 60_000

const library = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
)

export type Page = ReturnType<typeof createPage>

/** A page as a test uses it, the same in every engine: what is asked of it is tried until it holds. */
export function createPage(driver: Driver, origin: string) {
  /** Asks of what is seen, and brings along what finds it, as every new page is without. */
  async function ask(target: Target, question: string) {
    const isThere = await driver.evaluate("'TestingLibraryDom' in globalThis")
    if (!isThere) await driver.evaluate(`(() => { ${library} })()`)
    return driver.evaluate(`${all(target)}${question}`)
  }

  async function until(expected: string, holds: () => Promise<boolean>) {
    const deadline = performance.now() + comesAtLatestMs
    let failure: unknown
    while (performance.now() < deadline) {
      // Between two pages there is nothing to ask.
      const answer = await holds().catch((error) => {
        failure = error
        return false
      })
      if (answer) return
      await sleep(50)
    }
    const shown = await driver.evaluate("document.body.innerText").catch(String)
    throw new Error(`Expected ${expected}, in vain. The page says:\n${shown}`, { cause: failure })
  }

  function see(target: Target) {
    return until(`to see ${inWords(target)}`, async () => (await ask(target, ".length")) !== 0)
  }

  function seeTimes(target: Target, times: number) {
    return until(`to see ${inWords(target)} ${times} times`, async () => (await ask(target, ".length")) === times)
  }

  function has(target: Target, property: string, value: string) {
    const question = `[0]?.${property}`
    return until(`${property} of ${inWords(target)} to be ${value}`, async () => {
      return String(await ask(target, question)) === value
    })
  }

  function holds(expression: string) {
    return until(expression, async () => (await driver.evaluate(expression)) === true)
  }

  async function click(target: Target) {
    await see(target)
    await until(`nothing to cover ${inWords(target)}`, async () => {
      return (await driver.evaluate(`(${canBePressed})(${all(target)}[0])`)) === true
    })
    await driver.click(`${all(target)}[0]`)
  }

  async function fill(target: Target, text: string) {
    await see(target)
    await driver.type(`${all(target)}[0]`, text)
    await has(target, "value", text)
  }

  return {
    open: (path: string) => driver.open(`${origin}${path}`),
    isAt: (path: string) =>
      until(`to be at ${path}`, async () => (await driver.evaluate("location.pathname")) === path),
    /** The file of a picture has come, and its shapes with it. */
    isDrawn: (part: string) =>
      holds(`document.querySelector(${JSON.stringify(part)})?.getBoundingClientRect().width > 9`),
    /** Nothing is wider than the screen. */
    fits: () => holds("document.documentElement.scrollWidth <= innerWidth"),
    holds,
    see,
    seeTimes,
    has,
    click,
    fill,
  }
}

function all(target: Target) {
  return `(${findAll})(${inWords(target)})`
}

function inWords(target: Target) {
  return JSON.stringify(target)
}
