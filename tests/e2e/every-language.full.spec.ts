import { expectAccountNamed } from "./access/account-named.ts"
import { expectContrast, expectNothingByAxe } from "./access/axe.ts"
import { expectAllInSightEnlarged } from "./access/enlarged.ts"
import { expectAllInSight } from "./access/layout.ts"
import { expectStillness } from "./access/motion.ts"
import { expectNesting, expectOrder, expectOwnTitles } from "./access/structure.ts"
import { provokedErrors, testOf, walks } from "./states/all.ts"
import { startWalk } from "./states/walk.ts"
import { test } from "./test.ts"

const desktop = { viewport: { width: 1280, height: 800 } }

for (const [size, use] of Object.entries({ phone: {}, desktop })) {
  for (const language of ["pt", "en", "es"]) {
    test.describe(size, () => {
      test.use(use)
      for (const [part, states] of Object.entries(walks)) {
        testOf(part)(
          `${language}: ${part}, begun in this language, can be read, heard and touched in every state on a ${size}`,
          async ({ page, product, allowConsoleError }) => {
            test.setTimeout(300_000)
            allowConsoleError(provokedErrors)
            const expectOwnTitle = expectOwnTitles(page)
            for await (const where of states(await startWalk(page, product, language))) {
              await expectNothingByAxe(page, where)
              await expectOrder(page, where)
              await expectNesting(page, where)
              await expectOwnTitle(where)
              await expectStillness(page, where)
              await expectAccountNamed(page, where)
              await expectContrast(page, where)
              await expectAllInSight(page, where)
              if (size === "phone") await expectAllInSightEnlarged(page, where)
            }
          },
        )
      }
    })
  }
}
