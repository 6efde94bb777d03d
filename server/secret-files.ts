import { readFileSync } from "node:fs"

/**
 * Each of these settings can come from a file, as Docker and systemd hand secrets in: AUTH_SECRET_FILE names that of
 * AUTH_SECRET.
 */
export const secretNames = [
  "AUTH_SECRET",
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "SMTP_URL",
  "OIDC_CLIENT_SECRET",
  "METRICS_TOKEN",
] as const

export const secretFileNames: readonly string[] = secretNames.map((name) => `${name}_FILE`)

type Variables = Record<string, string | undefined>

/** With the texts of the files; one sentence for each that cannot be read, or is given twice. */
export function readSecretFiles(variables: Variables): { variables: Variables; problems: string[] } {
  const read: Variables = { ...variables }
  const problems: string[] = []
  for (const name of secretNames) {
    const file = variables[`${name}_FILE`]?.trim()
    if (!file) continue
    if (variables[name]?.trim()) {
      problems.push(`Only one of the settings ${name} and ${name}_FILE may be there.`)
      continue
    }
    try {
      const text = readFileSync(file, "utf8").replace(/^\uFEFF|\r?\n$/g, "")
      // In another encoding, or in bytes that are no text, half of a secret would be lost.
      if (/[\0\uFFFD]/.test(text)) problems.push(`The setting ${name}_FILE names a file that is not text in UTF-8.`)
      else if (text.trim() === "") problems.push(`The setting ${name}_FILE names a file that is empty.`)
      else read[name] = text
    } catch (error) {
      const { code = "unknown" } = error as NodeJS.ErrnoException
      problems.push(`The setting ${name}_FILE names a file that cannot be read (${code}).`)
    }
  }
  return { variables: read, problems }
}
