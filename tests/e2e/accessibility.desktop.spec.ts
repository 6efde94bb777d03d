import { expectContrast, expectNothingByAxe } from "./access/axe.ts"
import { expectAllInSight } from "./access/layout.ts"
import { provokedErrors, testOf, walks } from "./states/all.ts"
import { startWalk } from "./states/walk.ts"
import { test } from "./test.ts"

for (const [part, states] of Object.entries(walks)) {
  testOf(part)(
    `on a desktop ${part} can be read and heard in every state, and all of it is in sight`,
    async ({ page, product, allowConsoleError }) => {
      test.setTimeout(180_000)
      allowConsoleError(provokedErrors)
      for await (const where of states(await startWalk(page, product, "native"))) {
        await expectNothingByAxe(page, where)
        await expectContrast(page, where)
        await expectAllInSight(page, where)
      }
    },
  )
}
