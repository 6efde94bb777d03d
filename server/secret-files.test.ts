import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { findInvalidSettings, readEnv } from "./env.ts"
import { secretNames } from "./secret-files.ts"

function fileOf(text: string | Buffer) {
  const folder = mkdtempSync(join(tmpdir(), "florescer-secret-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, "secret")
  writeFileSync(file, text)
  return file
}

const values: Record<(typeof secretNames)[number], string> = {
  AUTH_SECRET: "a secret of thirty-two characters #$",
  DATABASE_URL: "postgres://user:p%23@localhost/florescer",
  DATABASE_DIRECT_URL: "postgres://user:p%23@localhost:5433/florescer",
  SMTP_URL: "smtp://user:pass@localhost",
  OIDC_CLIENT_SECRET: "from the provider",
  METRICS_TOKEN: "a-token-of-more-than-thirty-two-characters",
}
const others = { SUPPORT_EMAIL: "equipe@example.org", OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "florescer" }

test.each(secretNames)("%s may be the text of a file, without its last line break", (name) => {
  const { [name]: value, ...rest } = values
  for (const text of [value, `${value}\n`, `${value}\r\n`, `\uFEFF${value}`]) {
    expect(readEnv({ ...others, ...rest, [`${name}_FILE`]: fileOf(text) })).toEqual(readEnv({ ...others, ...values }))
  }
})

test.each(secretNames)(
  "%s is refused twice, from no file, from an empty one and from one that is no text, without its value",
  (name) => {
    const file = fileOf(values[name])
    const { [name]: value, ...rest } = values
    const found = (variables: object) => findInvalidSettings({ ...others, ...rest, ...variables })
    const twice = found({ [name]: value, [`${name}_FILE`]: file })
    expect(twice).toEqual([`Only one of the settings ${name} and ${name}_FILE may be there.`])
    expect(found({ [`${name}_FILE`]: `${file}-missing` })).toEqual([
      `The setting ${name}_FILE names a file that cannot be read (ENOENT).`,
    ])
    expect(found({ [`${name}_FILE`]: fileOf(" \n") })).toEqual([`The setting ${name}_FILE names a file that is empty.`])
    for (const bytes of [Buffer.from(value, "utf16le"), Buffer.alloc(40, 0xfe)])
      expect(found({ [`${name}_FILE`]: fileOf(bytes) })).toEqual([
        `The setting ${name}_FILE names a file that is not text in UTF-8.`,
      ])
  },
)
