import { dayMs } from "#domain/day-ms.ts"

/** look: somebody should; wrong: must be mended. */
type Verdict = "ok" | "look" | "wrong"

export type Finding = {
  check: string
  verdict: Verdict
  /** In plain words, without secrets. */
  says: string
  advice?: string
}

/** Makes the findings of one check. */
export function findingsOf(check: string) {
  return {
    ok: (says: string): Finding => ({ check, verdict: "ok", says }),
    look: (says: string, advice: string): Finding => ({ check, verdict: "look", says, advice }),
    wrong: (says: string, advice: string): Finding => ({ check, verdict: "wrong", says, advice }),
  }
}

/** The code of an error; its message may quote a password or an address. */
export function codeOf(error: unknown): string {
  // Nodemailer replaces the code by a coarser one.
  const { originalCode, cause, ...rest } = (error ?? {}) as { originalCode?: unknown; code?: unknown; cause?: unknown }
  const code = originalCode ?? rest.code
  if (typeof code === "string" && /^[A-Z0-9_]+$/.test(code)) return code
  if (cause) return codeOf(cause)
  return error instanceof Error ? error.name : "unknown"
}

/** "3 minutes", "2 days": the largest unit that fits. */
export function inWords(ms: number): string {
  const units: [string, number][] = [
    ["day", dayMs],
    ["hour", 60 * 60_000],
    ["minute", 60_000],
    ["second", 1000],
  ]
  const [unit, unitMs] = units.find(([, unitMs]) => ms >= unitMs) ?? ["second", 1000]
  return counted(Math.round(ms / unitMs), unit)
}

/** "1 mail", "2 mails". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`
}
