import { readFileSync } from "node:fs"

/**
 * Settings that can also come from a file, the way Docker and systemd pass secrets: AUTH_SECRET_FILE names the file
 * with AUTH_SECRET.
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

/**
 * Adds the contents of secret files to the variables. Returns one sentence for each that cannot be read or is given
 * twice.
 */
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
      // In another encoding, or if the file is binary, part of the secret would be lost.
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
