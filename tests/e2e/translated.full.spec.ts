import { provokedErrors, testOf, walks } from "./states/all.ts"
import { startWalk } from "./states/walk.ts"
import { test } from "./test.ts"
import { expectNewWords, translate } from "./translator.ts"

for (const [part, states] of Object.entries(walks)) {
  testOf(part)(
    `${part} have their words on a translated page, in every state`,
    async ({ page, product, allowConsoleError }) => {
      test.setTimeout(300_000)
      allowConsoleError(provokedErrors)
      await translate(page)
      for await (const where of states(await startWalk(page, product, "native"))) await expectNewWords(page, where)
    },
  )
}
