import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Long for their size, by which the others are sorted: at the end of the run, one core would wait for them. */
const longest =
  /\/tests\/(simulation\/|fuzz\/|understanding\/(metamorphic|two-languages|circumstances|joined|unseen)\b|resilience\/(mail|killed)\b|abuse\/flood)[\w-]*\.test\.ts$/

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
