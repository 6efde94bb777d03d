import { expectNothingByAxeInBothThemes, expectNothingByAxeInLight } from "./access/axe.ts"
import { expectOwnDirection } from "./access/direction.ts"
import { expectAllInSightEnlarged } from "./access/enlarged.ts"
import { isLanguageOpen, readIn } from "./access/languages.ts"
import { expectAllInSight } from "./access/layout.ts"
import { expectStillness } from "./access/motion.ts"
import { expectNesting, expectOrder, expectOwnTitles } from "./access/structure.ts"
import { provokedErrors, testOf, walks } from "./states/all.ts"
import { startWalk } from "./states/walk.ts"
import { test } from "./test.ts"

/** Besides the native ones. English has the shortest words: `test:full languages` reads every screen in it. */
const languages = ["pt", "es"]

for (const [part, states] of Object.entries(walks)) {
  testOf(part)(
    `${part} can be read, heard and touched in every state, on a phone and on a desktop, in its native language, Portuguese and Spanish`,
    async ({ page, product, allowConsoleError }) => {
      test.setTimeout(300_000)
      allowConsoleError(provokedErrors)
      const titles = new Map(languages.map((language) => [language, expectOwnTitles(page)]))
      const expectOwnTitle = expectOwnTitles(page)
      const seenOnDesktop = new Set<string>()
      const phone = page.viewportSize()
      for await (const where of states(await startWalk(page, product, "native"))) {
        await expectNothingByAxeInBothThemes(page, where)
        await expectOrder(page, where)
        await expectOwnDirection(page, where)
        await expectNesting(page, where)
        await expectOwnTitle(where)
        await expectStillness(page, where)
        for (const language of isLanguageOpen(page) ? languages : []) {
          await readIn(page, language)
          await expectOrder(page, `${where}, ${language}`)
          await titles.get(language)?.(`${where}, ${language}`)
          await expectAllInSight(page, `${where}, ${language}`)
        }
        // The last of them, Spanish, has the longest words.
        await expectAllInSightEnlarged(page, where)
        if (isLanguageOpen(page)) await readIn(page, null)

        await page.setViewportSize({ width: 1280, height: 800 })
        await expectAllInSight(page, `${where}, on a desktop`)
        // What is another on a desktop is a screen's frame, not its states; in the dark, the colours of that frame.
        const { pathname } = new URL(page.url())
        const expectNothing = seenOnDesktop.size === 0 ? expectNothingByAxeInBothThemes : expectNothingByAxeInLight
        if (!seenOnDesktop.has(pathname)) await expectNothing(page, `${where}, on a desktop`)
        seenOnDesktop.add(pathname)
        if (phone) await page.setViewportSize(phone)
      }
    },
  )
}
