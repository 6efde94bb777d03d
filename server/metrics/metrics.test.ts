import { execFileSync, spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { parse } from "yaml"
import { describeRules, type TestApp } from "#tests/api/test-app.ts"
import { noteBackup } from "../team/overview/moments.ts"

const root = join(import.meta.dirname, "../..")
const token = "Kd4vTz8wRq1mXp6sNf9hBj3gLc7yUe2a"
const alertsFile = join(root, "deploy/prometheus/alerts.yml")
const read = (path: string) => readFileSync(join(root, path), "utf8")

type Panel = { id: number; gridPos: { x: number; y: number; w: number; h: number }; targets?: { expr: string }[] }
type Rule = { alert: string; expr: string; for?: string; labels: { severity: string } }

const panels: Panel[] = JSON.parse(read("deploy/grafana/florescer.json")).panels
const rules: Rule[] = parse(readFileSync(alertsFile, "utf8")).groups.flatMap((group: { rules: Rule[] }) => group.rules)
const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

async function metricsOf(app: TestApp): Promise<string> {
  const answer = await app.fetch("/metrics", { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  return answer.text()
}

function figureOf(metrics: string, name: string) {
  const line = metrics.split("\n").find((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
  return Number(line?.split(" ").at(-1))
}

/** Lists the metrics that expressions name, without the suffixes of histograms. */
function metricsIn(expressions: string[]) {
  const names = expressions.join("\n").match(/\b(?:florescer|nodejs|process)_\w+/g) ?? []
  return [...new Set(names.map((name) => name.replace(/_(bucket|count|sum)$/, "")))]
}

const names = (metrics: string) => [...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name = ""]) => name)

describeRules("metrics", (createTestApp) => {
  test("tell what waits, what is late and when the last backup was made", async () => {
    const app = await createTestApp({ METRICS_TOKEN: token })
    await app.mother("Ana")
    app.jobs.wake()
    await app.background.settled()
    const before = await metricsOf(app)
    expect(figureOf(before, "florescer_last_backup_timestamp_seconds")).toBe(0)
    expect(figureOf(before, 'florescer_job_lateness_seconds{name="delete-expired"}')).toBe(0)
    expect(before).toContain(`florescer_build_info{version="${JSON.parse(read("package.json")).version}"`)
    expect(figureOf(before, 'florescer_requests_total{status="200"}')).toBeGreaterThan(1)
    await noteBackup(app.db, app.clock.now)
    const [backupAt, day] = [app.clock.now.getTime() / 1000, 86_400_000]
    app.clock.now = new Date(app.clock.now.getTime() + 2 * day)
    const moments = { created_at: "2026-11-21", expires_at: "2099-01-01", due_at: "2099-01-01" }
    const mail = { user_id: null, kind: "confirm-email", content: "sealed", ...moments }
    for (const [id, attempts] of [
      ["a", 0],
      ["b", 3],
    ] as const)
      await app.db
        .insertInto("outgoing_mails")
        .values({ id, attempts, ...mail })
        .execute()
    const after = await metricsOf(app)
    expect(figureOf(after, "florescer_last_backup_timestamp_seconds")).toBe(backupAt)
    expect(figureOf(after, 'florescer_job_lateness_seconds{name="delete-expired"}')).toBe(86_400)
    expect(figureOf(after, "florescer_mails_waiting")).toBe(2)
    expect(figureOf(after, "florescer_mails_failing")).toBe(1)
    if (app.type === "postgres") expect(after).toMatch(/florescer_database_connections\{state="idle"\} [1-9]/)
  })

  test("count open pages, and are there without the database, which is then a figure", async () => {
    const app = await createTestApp({ METRICS_TOKEN: token })
    const ana = await app.mother("Ana")
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    const cookie = Object.entries(ana.cookies).map(([name, value]) => `${name}=${value}`)
    const headers = { cookie: cookie.join("; ") }
    const stream = await app.fetch(`/api/sync/events?userId=${ana.id}`, { headers, signal: leaving.signal })
    await stream.body?.getReader().read()
    const open = await metricsOf(app)
    expect(figureOf(open, "florescer_event_streams")).toBe(1)
    expect(figureOf(open, "florescer_database_up")).toBe(1)
    const before = figureOf(open, 'florescer_database_errors_total{kind="other"}')
    await app.db.schema.dropTable("jobs").execute()
    await app.db.schema.dropTable("calendar_feeds").execute()
    expect((await ana.get("/api/calendar")).status).toBe(500)
    const without = await metricsOf(app)
    expect(figureOf(without, "florescer_database_up")).toBe(0)
    expect(figureOf(without, "florescer_mails_waiting")).toBeNaN()
    expect(figureOf(without, 'florescer_requests_total{status="500"}')).toBe(1)
    expect(figureOf(without, 'florescer_database_errors_total{kind="other"}')).toBeGreaterThan(before)
    expect(without).toMatch(/duration_seconds_count\{method="GET",route="\/api\/calendar",status_class="5xx"\} 1/)
  })

  test("are all on the dashboard, which names no other, nor do the alerts", async () => {
    const app = await createTestApp({ METRICS_TOKEN: token })
    await app.mother("Ana")
    const there = names(await metricsOf(app))
    const ours = there.filter((name) => name.startsWith("florescer_"))
    expect(
      metricsIn(shown)
        .filter((name) => name.startsWith("florescer_"))
        .toSorted(),
    ).toEqual(ours.toSorted())
    expect(there).toEqual(expect.arrayContaining(metricsIn(shown)))
    expect(there).toEqual(expect.arrayContaining(metricsIn(rules.map(({ expr }) => expr))))
  })
})

test("the dashboard's panels have ids of their own, lie side by side, and ask the data source that is chosen", () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const taken = new Set<string>()
  for (const { gridPos } of panels) {
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        expect(taken.has(`${x} ${y}`)).toBe(false)
        taken.add(`${x} ${y}`)
      }
  }
  expect(read("deploy/grafana/florescer.json").match(/"uid": "\$\{datasource\}"/g)?.length).toBeGreaterThan(
    panels.length,
  )
})

test("the guide says of each alert, in the same order, when it comes and what to do", () => {
  const table = read("docs/deploy.md").split("| alert | when | what to do |")[1]?.split("\n\n")[0] ?? ""
  const rows = [...table.matchAll(/^\| `(\w+)`(, page)? \| (.+?) \| (.{20,}) \|$/gm)]
  expect(rows.map(([, alert, page]) => ({ alert, isPage: page !== undefined }))).toEqual(
    rules.map(({ alert, labels }) => ({ alert, isPage: labels.severity === "page" })),
  )
  const threshold = (expr: string) => Number(expr.split(/\s(?:>|==)\s/).at(-1))
  for (const [index, [, , , when = ""]] of rows.entries()) {
    const { expr, for: lasting } = rules[index] as Rule
    if (lasting) expect(when).toContain(`for ${lasting.replace("m", " min").replace("h", " h")}`)
    const figures = [...when.matchAll(/([\d.]+) ?(%|MB|days?|h|min)?/g)].map(
      ([, figure, unit = ""]) => Number(figure) * unitOf(unit),
    )
    if (threshold(expr) > 0) expect(figures).toContain(threshold(expr))
  }
})

function unitOf(unit: string) {
  const units: Record<string, number> = { "%": 0.01, MB: 1e6, day: 86_400, days: 86_400, h: 3600, min: 60 }
  return units[unit] ?? 1
}

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0

test.skipIf(!hasPromtool)("Prometheus' own tool takes the alerts", () => {
  const said = execFileSync("promtool", ["check", "rules", alertsFile], { encoding: "utf8" })
  expect(said).toContain(`SUCCESS: ${rules.length} rules found`)
})
