import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Each takes a minute or more. At the end of the run, where their small size would put them, one core would wait for them. */
const longest = /\/tests\/(simulation\/|fuzz\/|resilience\/(mail|killed)\b|abuse\/flood)[\w-]*\.test\.ts$/

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
