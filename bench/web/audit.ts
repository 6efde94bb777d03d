import lighthouse, { type Flags, type Result } from "lighthouse"

const categories = ["performance", "accessibility", "best-practices", "seo"] as const

export type Audit = {
  /** Of 100. */
  scores: Record<(typeof categories)[number], number>
  /** What the performance is reckoned from, in simulated milliseconds. */
  times: Record<keyof typeof timeAudits, number>
  layoutShift: number
  /** How fast Lighthouse found this machine: its phone is a quarter as fast as one with 1500 to 2000. */
  machine: number
  /** Every URL that the page has requested. */
  requests: string[]
}

type Where = { port: number; keepStorage: boolean }

const timeAudits = {
  "first paint": "first-contentful-paint",
  "largest paint": "largest-contentful-paint",
  "speed index": "speed-index",
  "blocked for": "total-blocking-time",
} as const

/** By itself Lighthouse leaves what a page has stored: a device that knows her session shows no preview. */
const allButCookies: Flags["clearStorageTypes"] = [
  "file_systems",
  "shader_cache",
  "service_workers",
  "cache_storage",
  "local_storage",
  "indexeddb",
]

const triesMax = 3

/** One Lighthouse run with the mobile profile, in the browser with this debugging port. */
export async function audit(url: string, where: Where): Promise<Audit> {
  let reason: string | undefined
  // On a busy machine the start of a trace is sometimes lost.
  for (let tries = 0; tries < triesMax; tries++) {
    const lhr = await look(url, where)
    reason = lhr?.runtimeError?.message
    if (lhr && !reason) return auditOf(lhr)
  }
  throw new Error(`Lighthouse could not look at ${url}: ${reason}`)
}

async function look(url: string, { port, keepStorage }: Where) {
  const result = await lighthouse(url, {
    port,
    disableStorageReset: keepStorage,
    clearStorageTypes: allButCookies,
    onlyCategories: [...categories],
    logLevel: "silent",
  })
  return result?.lhr
}

function auditOf({ categories, audits, environment }: Result): Audit {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const time = (name: keyof typeof timeAudits) => Math.round(audits[timeAudits[name]]?.numericValue ?? Number.NaN)
  const requests = audits["network-requests"]?.details as { items: { url: string }[] } | undefined
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    times: {
      "first paint": time("first paint"),
      "largest paint": time("largest paint"),
      "speed index": time("speed index"),
      "blocked for": time("blocked for"),
    },
    machine: environment.benchmarkIndex,
    layoutShift: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    requests: requests?.items.map((item) => item.url) ?? [],
  }
}
