import { report } from "../figures.ts"
import { measureExport } from "./export.ts"

// How many entries the mother has: fewer for a quick look.
const entries = Number(process.argv[2] ?? 100_000)

process.exitCode = report(await measureExport(entries)) ? 0 : 1
