import { median } from "../figures.ts"
import type { Audit } from "./audit.ts"
import type { MeasuredPage } from "./pages.ts"

type Result = { page: MeasuredPage; audits: Audit[] }

const headings = ["Page", "visit", "performance", "accessibility", "best practices", "SEO", "layout shift", ""]

/** Prints the medians of each page, and returns whether all are within their limits. */
export function reportAudits(results: Result[], origin: string) {
  printRow(headings)
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
  const figures = [performance, score("accessibility"), score("best-practices"), score("seo"), shift.toFixed(3)]
  printRow([path, visit, ...figures, misses.length > 0 ? `missed: ${misses.join(", ")}` : "ok"])
  return misses.length === 0
}

function printRow(cells: (string | number)[]) {
  const widths = [20, 18, 13, 15, 16, 6, 14, 0]
  console.log(cells.map((cell, index) => String(cell).padEnd(widths[index] ?? 0)).join(""))
}
