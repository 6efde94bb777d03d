import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { loadEnvFile } from "#server/env-file.ts"
import { startEmbeddedPostgres } from "#tests/embedded-postgres.ts"
import { runDrill } from "./drill.ts"

// `npm run drill -- FILE` restores a backup; `npm run drill -- --entries 1000000` makes one first.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    entries: { type: "string", default: "1000000" },
    "secret-file": { type: "string" },
    "passphrase-file": { type: "string" },
  },
})
const [file] = positionals
if (file && !existsSync(file)) throw new Error(`There is no file ${file}.`)
loadEnvFile()
const restoreArgs = (["secret-file", "passphrase-file"] as const).flatMap((name) => {
  const value = values[name]
  return value === undefined ? [] : [`--${name}`, resolve(value)]
})

const { url, postgres, remove } = await startEmbeddedPostgres()
try {
  await postgres.createDatabase("drill")
  await runDrill({
    file,
    entries: Number(values.entries),
    postgresUrl: `${url}/drill`,
    authSecret: process.env.AUTH_SECRET || undefined,
    restoreArgs,
    tell: ({ name, ms, says }) => console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}: ${says}`),
  })
  console.log("The backup can be restored: all of it is there, on both databases.")
} finally {
  await remove()
}
