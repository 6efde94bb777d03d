import { chromium } from "@playwright/test"
import { newMother } from "#tests/e2e/mother.ts"
import { openProduct } from "#tests/e2e/product.ts"
import { waitUntilCached } from "#tests/e2e/second-visit.ts"
import config from "../../playwright.config.ts"
import { median, report } from "../figures.ts"
import { type Audit, audit } from "./audit.ts"
import { openBrowser } from "./browser.ts"
import { addedMax, kilobytesMax, type MeasuredPage, pages, slowLineMax } from "./pages.ts"
import { reportAudits } from "./report-audits.ts"
import { measureAdded, measureScreens } from "./screen-weight.ts"
import { type SlowSignIn, signInSlowly } from "./slow-line.ts"

/** The second argument selects one part: "first /chat", "weight" or "slow line". */
const [runs = 5, only = ""] = process.argv.slice(2)

const product = await openProduct("bench-web")
const stranger = await openBrowser()
const mother = await openBrowser()
const account = newMother()
await signIn()

const areLight = !"weight".includes(only) || (await weighScreens())
const isSoonThere = !"slow line".includes(only) || (await waitOnSlowLine())
console.log(
  `\nLighthouse as a phone, the median of ${runs} runs; times in ms. A busy machine lowers the performance.\n`,
)
const results: { page: MeasuredPage; audits: Audit[] }[] = []
const wanted = pages.filter(({ path, visit }) => `${visit} ${path}`.includes(only))
for (const page of wanted) results.push({ page, audits: await auditRepeatedly(page) })
const areGood = reportAudits(results, product.url)
const machine = median(results.flatMap(({ audits }) => audits.map((audit) => audit.machine)))
console.log(`\nThe machine: ${Math.round(machine)} by Lighthouse's index; its phone is reckoned from 1500 to 2000.`)
process.exitCode = areLight && isSoonThere && areGood ? 0 : 1

await stranger.close()
await mother.close()
await product.close()

async function signIn() {
  for (const path of ["sign-up/email", "sign-in/email"]) {
    await mother.context.request.post(`${product.url}/api/auth/${path}`, {
      data: account,
      headers: { origin: product.url },
    })
  }
}

async function weighScreens() {
  const language = "es"
  const { cookies } = await mother.context.storageState()
  const origins = [{ origin: product.url, localStorage: [{ name: "florescer:locale", value: language }] }]
  const browser = await chromium.launch(config.use?.launchOptions)
  const openContext = () => browser.newContext({ storageState: { cookies, origins }, serviceWorkers: "block" })
  const screens = await measureScreens(openContext, { origin: product.url, paths: Object.keys(kilobytesMax), language })
  const added = addedMax.map(async ({ path, from, kilobytes: limit }) => {
    const value = await measureAdded(openContext, product.url + from, product.url + path)
    return { name: `JavaScript that ${path} adds`, value, limit, unit: "kB" }
  })
  const addedFigures = await Promise.all(added)
  await browser.close()
  const astray = screens.flatMap((screen) => screen.astray)
  if (astray.length > 0) console.log(`Fetched without need: ${astray.join(", ")}`)
  return report([
    ...screens.map(({ path, kilobytes }, index) => ({
      name: index === 0 ? `JavaScript of ${path}` : `JavaScript of it and ${path}`,
      value: kilobytes,
      limit: kilobytesMax[path] ?? 0,
      unit: "kB",
    })),
    ...addedFigures,
    { name: "Files of another language or screen", value: astray.length, limit: 0, unit: "" },
  ])
}

async function waitOnSlowLine() {
  const browser = await chromium.launch(config.use?.launchOptions)
  const waits: SlowSignIn[] = []
  for (let run = 0; run < Number(runs); run++) {
    const context = await browser.newContext({ serviceWorkers: "block" })
    waits.push(await signInSlowly(context, product.url, account))
    await context.close()
  }
  await browser.close()
  return report([
    {
      name: "Slow line: from the button to the shape",
      value: median(waits.map(({ shapeSeconds }) => shapeSeconds)),
      limit: slowLineMax.shapeSeconds,
      unit: "s",
    },
    {
      name: "Slow line: from the button to her day",
      value: median(waits.map(({ daySeconds }) => daySeconds)),
      limit: slowLineMax.daySeconds,
      unit: "s",
    },
  ])
}

async function auditRepeatedly({ path, visit }: MeasuredPage) {
  const url = product.url + path
  if (visit === "mother's next") await seeBefore(url)
  const { port } = visit === "stranger's first" ? stranger : mother
  const audits: Audit[] = []
  for (let run = 0; run < Number(runs); run++)
    audits.push(await audit(url, { port, keepStorage: visit === "mother's next" }))
  return audits
}

/** Visits twice: after the first visit the service worker caches its files, and then it prefetches all others. */
async function seeBefore(url: string) {
  const page = await mother.context.newPage()
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(url, { waitUntil: "networkidle" })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  }
  await waitUntilCached(page, "chat-screen", "recipe-screen", "profile-screen", "terms-screen")
  await page.close()
}
