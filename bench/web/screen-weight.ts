import { gzipSync } from "node:zlib"
import type { BrowserContext } from "@playwright/test"
import { fileLanguage } from "#app/worker/file-language.ts"
import { setByDay } from "./by-day.ts"

export type ScreenWeight = {
  path: string
  /**
   * The size of the screen's own scripts after gzip at level 6, without what all screens share and without the rules
   * that detect danger in what users write.
   */
  kilobytes: number
  astray: string[]
}

type Script = { name: string; kilobytes: number }

/** Weighs what screens load into an empty cache, in one language. */
export async function measureScreens(
  openContext: () => Promise<BrowserContext>,
  { origin, paths, language }: { origin: string; paths: string[]; language: string },
): Promise<ScreenWeight[]> {
  const fetched: Script[][] = []
  for (const path of paths) fetched.push(await scriptsOf(await openContext(), origin + path))
  const has = (name: string) => (scripts: Script[] | undefined) => scripts?.some((script) => script.name === name)
  return paths.map((path, index) => {
    const both = new Map([fetched[0], fetched[index]].flatMap((scripts = []) => scripts.map((it) => [it.name, it])))
    const own = [...both.values()].filter(({ name }) => !fetched.every(has(name)) && !name.startsWith("danger-rules-"))
    return {
      path,
      kilobytes: own.reduce((total, { kilobytes }) => total + kilobytes, 0),
      astray: (fetched[index] ?? []).map(({ name }) => name).filter((name) => isAstray(name, path, language)),
    }
  })
}

/** Weighs in kB (gzip level 6) what a screen loads after another one has been open. */
export async function measureAdded(openContext: () => Promise<BrowserContext>, from: string, to: string) {
  const before = new Set((await scriptsOf(await openContext(), from)).map(({ name }) => name))
  const added = (await scriptsOf(await openContext(), to)).filter(({ name }) => !before.has(name))
  return added.reduce((total, { kilobytes }) => total + kilobytes, 0)
}

async function scriptsOf(context: BrowserContext, url: string): Promise<Script[]> {
  const page = await context.newPage()
  const scripts: Promise<Script>[] = []
  page.on("response", (response) => {
    if (!response.headers()["content-type"]?.includes("javascript")) return
    const name = new URL(response.url()).pathname.replace(/^\/assets\//, "")
    scripts.push(response.body().then((body) => ({ name, kilobytes: gzipSync(body, { level: 6 }).length / 1000 })))
  })
  await setByDay(page)
  await page.goto(url)
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.waitForLoadState("networkidle")
  const all = await Promise.all(scripts)
  await context.close()
  return all
}

/** The screen at this path also prefetches the shopping list, because there may be no connection in a shop. */
const fetchedAhead: Readonly<Record<string, string>> = { "/my-plan": "shopping-list" }

/**
 * Whether a file belongs to another language or another screen. The chunk of a screen has the screen's name:
 * "dashboard-screen".
 */
function isAstray(name: string, path: string, language: string) {
  const ofLanguage = fileLanguage(name)
  const ofScreen = name.match(/^(.+)-screen-[\w-]{8}\.js$/)?.[1]
  return (
    (ofLanguage && ofLanguage !== language) ||
    (ofScreen && ofScreen !== fetchedAhead[path] && !path.split("/").includes(ofScreen))
  )
}
