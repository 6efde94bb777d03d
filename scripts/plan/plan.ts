import { readFileSync } from "node:fs"
import { describeWeek } from "./describe-week.ts"

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error("npm run --silent plan -- household.json")
  process.exitCode = 1
} else {
  try {
    console.log(JSON.stringify(describeWeek(JSON.parse(readFileSync(file, "utf8"))), null, 2))
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
