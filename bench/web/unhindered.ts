import { type Artifacts, auditFlowArtifacts, type Flags, type Result } from "lighthouse"

/** In µs; `tdur`: on a processor. */
type TraceEvent = Artifacts["Trace"]["traceEvents"][number] & { tdur?: number }

/** As if the main thread had never waited for a processor: a busy machine hardly changes it. */
export async function auditUnhindered(artifacts: Artifacts, flags: Flags): Promise<Result | undefined> {
  const Trace = { ...artifacts.Trace, traceEvents: withoutWaiting(artifacts.Trace.traceEvents) }
  const { steps } = await auditFlowArtifacts({ gatherSteps: [{ artifacts: { ...artifacts, Trace }, flags }] })
  return steps[0]?.lhr
}

function withoutWaiting(events: TraceEvent[]): TraceEvent[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid}:${tid}`)
  const pages = new Set(events.filter(isOfPage).map(({ pid, tid }) => `${pid}:${tid}`))
  return [...threads].flatMap(([thread, own]) => (pages.has(thread) ? shorten(own) : own)).sort((a, b) => a.ts - b.ts)
}

const isOfPage = ({ name }: TraceEvent) => name === "navigationStart"

function shorten(events: TraceEvent[]): TraceEvent[] {
  const tasks = events.filter(isTask).sort((a, b) => a.ts - b.ts)
  let next = 0
  return events
    .toSorted((a, b) => a.ts - b.ts)
    .map((event) => {
      while (tasks[next + 1] && (tasks[next + 1] as TraceEvent).ts <= event.ts) next++
      const task = tasks[next]
      if (!task?.tdur || event.ts < task.ts || event.ts > task.ts + task.dur) return event
      const share = Math.min(1, task.tdur / task.dur)
      return { ...event, ts: task.ts + (event.ts - task.ts) * share, ...(event.dur && { dur: event.dur * share }) }
    })
}

function isTask({ name, ph, dur }: TraceEvent) {
  return ph === "X" && dur > 0 && name.endsWith("RunTask")
}
