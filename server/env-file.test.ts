import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { expect, onTestFinished, test } from "vitest"
import { runDoctor } from "#tests/api/run-programs.ts"
import { parseEnvFile } from "./env-file.ts"

const token = "abcdefghijklmnopqrstuvwxyz0123456789#abcdefgh"

test("a value that other programs would read otherwise arrives whole, or is refused with a sentence that hides it", () => {
  const whole = [
    ["OPERATOR_ADDRESS='Calle 10 # 20-30, Bogotá'", "Calle 10 # 20-30, Bogotá"],
    [`METRICS_TOKEN="${token}"`, token],
    ["SMTP_URL='smtp://u:pa$word@host'   # ours", "smtp://u:pa$word@host"],
    ['OPERATOR_NAME="Clínica d\'Alma"', "Clínica d'Alma"],
    ['OPERATOR_NAME=Clínica "Flor" d\'Alma', 'Clínica "Flor" d\'Alma'],
    ["export PORT = 3000  ", "3000"],
    ["AUTH_SECRET=abc=", "abc="],
    ["OPERATOR_NAME='«Flor»'", "«Flor»"],
    ["BASE_URL=", ""],
  ] as const
  for (const [line, value] of whole) {
    const { values, problems } = parseEnvFile(`\uFEFF# a comment\r\n\r\n${line}\r\n`)
    expect(problems, line).toEqual([])
    expect(Object.values(values), line).toEqual([value])
    expect(Object.values(parseEnv(`${line}\n`)), line).toEqual([value])
  }
  const refused = [
    "OPERATOR_ADDRESS=Calle 10 # 20-30, Bogotá",
    `METRICS_TOKEN=${token}`,
    "PORT=3000 # the port",
    "SMTP_URL=smtp://u:pa$word@host",
    'SMTP_URL="smtp://u:pa$word@host"',
    'OPERATOR_NAME="Clínica \\"Flor\\""',
    'OPERATOR_NAME="C:\\new"',
    "OPERATOR_NAME='Clínica",
    "OPERATOR_NAME='Clínica' Flor",
    "OPERATOR_NAME='Clínica\\'",
    "OPERATOR_NAME=`Clínica`",
    "OPERATOR_NAME=“Clínica”",
    "AUTH_SECRET=‘abcdef’",
  ]
  for (const line of refused) {
    const { values, problems } = parseEnvFile(`TZ=UTC\n${line}`)
    expect(values, line).toEqual({ TZ: "UTC" })
    expect(problems, line).toEqual([expect.stringMatching(/^Line 2 of \.env: the value of [A-Z_]+ .+\.$/)])
    expect(problems[0], line).not.toMatch(/Calle|abcdef|3000|pa\$|Flor|Cl|new/)
  }
  for (const line of ["BASE_URL", "BASE_URL: https://florescer.example", "1=2"])
    expect(parseEnvFile(line).problems, line).toEqual([expect.stringMatching(/^Line 1 of \.env is no setting: /)])
})

test.each(["utf16le", "latin1"] as const)("a file in %s is refused, and none of it is taken", (encoding) => {
  const text = Buffer.from("OPERATOR_NAME=Clínica Flor\nPORT=4000\n", encoding).toString("utf8")
  expect(parseEnvFile(text)).toEqual({ values: {}, problems: [".env is not in UTF-8: save it in that encoding."] })
})

test("a name that stands twice with two values is refused, and with one is not", () => {
  const { values, problems } = parseEnvFile(
    "BASE_URL=\n# PORT=1\nPORT=3000\nexport PORT='3000'\nBASE_URL=https://a.example\n",
  )
  expect(values).toEqual({ BASE_URL: "", PORT: "3000" })
  expect(problems).toEqual(["Line 5 of .env sets BASE_URL otherwise than line 1. Keep one of the two."])
})

test("npm run doctor names each line that stops the start, and no value; the start names the first", async () => {
  const folder = mkdtempSync(join(tmpdir(), "florescer-env-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(
    join(folder, ".env"),
    `OPERATOR_ADDRESS=Calle 10 # 20-30, Bogotá\nMETRICS_TOKEN=${token}\nPORT=3000\nPORT=3001\n`,
  )
  const { code, findings, out } = await runDoctor({ dataDir: folder, databaseUrl: undefined }, { folder })
  expect(code).toBe(1)
  const says = findings.filter(({ verdict }) => verdict === "wrong").map((finding) => finding.says)
  expect(says).toEqual([
    expect.stringMatching(/^Line 1 of \.env: the value of OPERATOR_ADDRESS has a #/),
    expect.stringMatching(/^Line 2 of \.env: the value of METRICS_TOKEN has a #/),
    "Line 4 of .env sets PORT otherwise than line 3. Keep one of the two.",
  ])
  expect(out).not.toMatch(/Calle|abcdef/)

  const program = join(import.meta.dirname, "main.ts")
  const { status, stderr } = spawnSync(process.execPath, [program], { cwd: folder, env: {}, encoding: "utf8" })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Line 1 of \.env: the value of OPERATOR_ADDRESS has a #[^\n]+\n$/)
})
