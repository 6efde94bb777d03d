import { takeAwayNewer } from "./floor.ts"
import { provokedErrors, testOf, walks } from "./states/all.ts"
import { startWalk } from "./states/walk.ts"
import { expect, test } from "./test.ts"

for (const [part, states] of Object.entries(walks)) {
  testOf(part)(
    `${part} work with the functions of the oldest browsers alone, in every state`,
    async ({ page, product, allowConsoleError }) => {
      test.setTimeout(300_000)
      allowConsoleError(provokedErrors)
      await takeAwayNewer(page)
      for await (const where of states(await startWalk(page, product, "native"))) {
        await expect(page.locator("#plain-notice"), where).toHaveCount(0)
      }
    },
  )
}
