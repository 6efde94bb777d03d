import { median } from "../figures.ts"
import type { Audit } from "./audit.ts"
import type { MeasuredPage } from "./pages.ts"

type Result = { page: MeasuredPage; audits: Audit[] }

const times = ["first paint", "largest paint", "speed index", "blocked for"] as const

const columns = {
  Page: 20,
  visit: 18,
  performance: 13,
  accessibility: 15,
  "best practices": 16,
  SEO: 5,
  "layout shift": 14,
  ...Object.fromEntries(times.map((name) => [name, name.length + 2])),
}

export function reportAudits(results: Result[], origin: string) {
  printRow(Object.keys(columns))
  return results.map((result) => reportPage(result, origin)).every(Boolean)
}

function reportPage({ page: { path, visit, leastPerformance }, audits }: Result, origin: string) {
  const score = (category: keyof Audit["scores"]) => median(audits.map(({ scores }) => scores[category]))
  const performance = score("performance")
  const shift = median(audits.map(({ layoutShift }) => layoutShift))
  const foreign = audits
    .flatMap(({ requests }) => requests)
    .filter((url) => /^https?:/.test(url) && !url.startsWith(origin))
  const misses = [
    performance < leastPerformance && `performance below ${leastPerformance}`,
    score("accessibility") < 100 && "accessibility",
    score("best-practices") < 100 && "best practices",
    visit === "stranger's first" && score("seo") < 100 && "SEO",
    shift > 0 && "layout shift",
    foreign.length > 0 && `asks ${foreign[0]}`,
  ].filter(Boolean)
  const scores = [performance, score("accessibility"), score("best-practices"), score("seo")]
  const milliseconds = times.map((name) => median(audits.map((audit) => audit.times[name])))
  const figures = [...scores, shift.toFixed(3), ...milliseconds]
  printRow([path, visit, ...figures, misses.length > 0 ? `missed: ${misses.join(", ")}` : "ok"])
  return misses.length === 0
}

function printRow(cells: (string | number)[]) {
  const widths = Object.values(columns)
  console.log(cells.map((cell, index) => String(cell).padEnd(widths[index] ?? 0)).join(""))
}
