import { report } from "../figures.ts"
import { measureExport } from "./export.ts"

const entries = Number(process.argv[2] ?? 100_000)

process.exitCode = report(await measureExport(entries)) ? 0 : 1
