import lighthouse, { type Flags, type Result } from "lighthouse"

const categories = ["performance", "accessibility", "best-practices", "seo"] as const

export type Audit = {
  /** Lighthouse's scores from 0 to 100. */
  scores: Record<(typeof categories)[number], number>
  /** Times in milliseconds on the phone that Lighthouse simulates. */
  times: Record<keyof typeof timeAudits, number>
  layoutShift: number
  /**
   * Lighthouse's index of this machine's speed. Its simulated phone is a quarter as fast as a machine with an index of
   * 1500 to 2000.
   */
  machine: number
  requests: string[]
}

type Where = { port: number; keepStorage: boolean }

const timeAudits = {
  "first paint": "first-contentful-paint",
  "largest paint": "largest-contentful-paint",
  "speed index": "speed-index",
  "blocked for": "total-blocking-time",
} as const

const triesMax = 3

/** Runs Lighthouse once with its mobile profile. */
export async function audit(url: string, where: Where): Promise<Audit> {
  let reason: string | undefined
  // On a busy machine, Lighthouse sometimes misses the start of its trace.
  for (let tries = 0; tries < triesMax; tries++) {
    const seen = await lighthouse(url, flagsOf(where))
    reason = seen?.lhr.runtimeError?.message
    if (seen && !reason) return auditOf(seen.lhr)
  }
  throw new Error(`Lighthouse could not look at ${url}: ${reason}`)
}

function flagsOf({ port, keepStorage }: Where): Flags {
  return {
    port,
    disableStorageReset: keepStorage,
    onlyCategories: [...categories],
    logLevel: "silent",
  }
}

function scoreOf(result: Result, category: (typeof categories)[number]) {
  return Math.round((result.categories[category]?.score ?? 0) * 100)
}

function auditOf(result: Result): Audit {
  const { audits, environment } = result
  const time = (name: keyof typeof timeAudits) => Math.round(audits[timeAudits[name]]?.numericValue ?? Number.NaN)
  const requests = audits["network-requests"]?.details as { items: { url: string }[] } | undefined
  return {
    scores: {
      performance: scoreOf(result, "performance"),
      accessibility: scoreOf(result, "accessibility"),
      "best-practices": scoreOf(result, "best-practices"),
      seo: scoreOf(result, "seo"),
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
