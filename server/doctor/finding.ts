import { dayMs } from "#domain/day-ms.ts"

/** "look" is something to look at, and "wrong" must be corrected. */
type Verdict = "ok" | "look" | "wrong"

export type Finding = {
  check: string
  verdict: Verdict
  /** A sentence in plain words, without secrets. */
  says: string
  advice?: string
}

/** Returns functions that make the findings of one check. */
export function findingsOf(check: string) {
  return {
    ok: (says: string): Finding => ({ check, verdict: "ok", says }),
    look: (says: string, advice: string): Finding => ({ check, verdict: "look", says, advice }),
    wrong: (says: string, advice: string): Finding => ({ check, verdict: "wrong", says, advice }),
  }
}

/** Returns an error's code, because its message may quote a password or an address. */
export function codeOf(error: unknown): string {
  // Nodemailer replaces the original code by a less exact one.
  const { originalCode, cause, ...rest } = (error ?? {}) as { originalCode?: unknown; code?: unknown; cause?: unknown }
  const code = originalCode ?? rest.code
  if (typeof code === "string" && /^[A-Z0-9_]+$/.test(code)) return code
  if (cause) return codeOf(cause)
  return error instanceof Error ? error.name : "unknown"
}

/** Writes a duration in its largest unit, such as "3 minutes" or "2 days". */
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

/** Writes a count with its noun, such as "1 mail" or "2 mails". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`
}
