import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { loadEnvFile } from "#server/env-file.ts"
import { startEmbeddedPostgres } from "#tests/embedded-postgres.ts"
import { runDrill } from "./drill.ts"

// With a backup made here: npm run drill -- --entries 1000000
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { entries: { type: "string", default: "1000000" } },
})
const [file] = positionals
if (file && !existsSync(file)) throw new Error(`There is no file ${file}.`)
loadEnvFile()

const { url, postgres, remove } = await startEmbeddedPostgres()
try {
  await postgres.createDatabase("drill")
  await runDrill({
    file,
    entries: Number(values.entries),
    postgresUrl: `${url}/drill`,
    authSecret: process.env.AUTH_SECRET || undefined,
    tell: ({ name, ms, says }) => console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}: ${says}`),
  })
  console.log("The backup can be restored: all of it is there, on both databases.")
} finally {
  await remove()
}
