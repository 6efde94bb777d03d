import { expectContrast, expectNothingByAxe } from "./access/axe.ts"
import { expectAllInSightEnlarged } from "./access/enlarged.ts"
import { expectStillness } from "./access/motion.ts"
import { expectOrder, expectOwnTitles } from "./access/structure.ts"
import { provokedErrors, testOf, walks } from "./states/all.ts"
import { startWalk } from "./states/walk.ts"
import { test } from "./test.ts"

for (const language of ["native", "pt", "en", "es"]) {
  for (const [part, states] of Object.entries(walks)) {
    testOf(part)(
      `${language}: ${part} can be read, heard and touched in every state, and nothing moves`,
      async ({ page, product, allowConsoleError }) => {
        test.setTimeout(180_000)
        allowConsoleError(provokedErrors)
        const expectOwnTitle = expectOwnTitles(page)
        for await (const where of states(await startWalk(page, product, language))) {
          await expectNothingByAxe(page, where)
          await expectOrder(page, where)
          await expectOwnTitle(where)
          await expectStillness(page, where)
          // Colours are the same in every language; the lengths of the texts that they lie behind are not.
          if (language === "native" || language === "es") await expectContrast(page, where)
          // Spanish has the longest words of the three.
          if (language === "es") await expectAllInSightEnlarged(page, where)
        }
      },
    )
  }
}
