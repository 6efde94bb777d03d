import type { readQuestionsSince } from "./data.ts"

type Asked = Awaited<ReturnType<typeof readQuestionsSince>>[number]

/** Describes a question for a terminal, without control characters. */
export function describeQuestion({ id, askedAt, fullName, email, text }: Asked): string[] {
  const lines = text.split(/\r\n|\n|\r/)
  return [`${askedAt}  ${id}`, `${fullName} <${email}>`, ...lines.map((line) => `  ${line}`), ""].map(withoutControls)
}

/** Replaces control characters, so that typed text cannot imitate another line. */
export function withoutControls(line: string) {
  return line.replaceAll(/[\p{Cc}\p{Bidi_C}]/gu, " ")
}
