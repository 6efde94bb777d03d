import { readFileSync } from "node:fs"
import { relative } from "node:path"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Each takes a minute or more. At the end of the run, where their small size would put them, one core would wait for them. */
const longest = /\/tests\/(simulation\/|fuzz\/|resilience\/(mail|killed)\b|abuse\/flood)[\w-]*\.test\.ts$/

const { FLORESCER_TEST_PLAN: plan } = process.env
const planned: string[] | undefined = plan && JSON.parse(readFileSync(plan, "utf8")).tests

/** In the order of a plan where there is one. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    if (planned) return files.toSorted((one, other) => placeOf(one) - placeOf(other))
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  return planned?.indexOf(relative(process.cwd(), moduleId)) ?? 0
}
