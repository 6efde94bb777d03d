import { expectAccountNamed } from "./access/account-named.ts"
import { expectContrastOfNewLooks, expectNothingByAxe, expectNothingByAxeInBothThemes } from "./access/axe.ts"

import { expectOwnDirection } from "./access/direction.ts"
import { expectAllInSightEnlarged } from "./access/enlarged.ts"
import { isLanguageOpen, readIn } from "./access/languages.ts"
import { expectAllInSight } from "./access/layout.ts"
import { expectStillness } from "./access/motion.ts"
import { expectNeverTooWide } from "./access/narrow.ts"
import { expectNesting, expectOrder, expectOwnTitles } from "./access/structure.ts"
import { provokedErrors, testOf, walks } from "./states/all.ts"
import { startWalk } from "./states/walk.ts"
import { test } from "./test.ts"
import { expectSameWords } from "./translator.ts"

/**
 * Besides the native languages, each state is read in one of these by turns; `test:full languages` reads it in all.
 * English is left out because its words are the shortest.
 */
const languages = ["es", "pt"] as const
/** The paths of the screens that this process has already seen. */
const seen = new Set<string>()

for (const [part, states] of Object.entries(walks)) {
  testOf(part)(
    `${part} can be read, heard and touched in every state, on a phone and on a desktop, in its native language and in Portuguese or Spanish`,
    async ({ page, product, allowConsoleError }) => {
      test.setTimeout(300_000)
      allowConsoleError(provokedErrors)
      const titles = { es: expectOwnTitles(page), pt: expectOwnTitles(page) }
      const expectOwnTitle = expectOwnTitles(page)
      const phone = page.viewportSize()
      let turn = 0
      let isSeenOnDesktop = false
      for await (const where of states(await startWalk(page, product, "native"))) {
        await expectNothingByAxeInBothThemes(page, where)
        await expectOrder(page, where)
        await expectOwnDirection(page, where)
        await expectNesting(page, where)
        await expectOwnTitle(where)
        await expectStillness(page, where)
        await expectAccountNamed(page, where)
        await expectSameWords(page, where)
        const language = languages[++turn % languages.length] ?? "es"
        if (isLanguageOpen(page)) {
          await readIn(page, language)
          await expectOrder(page, `${where}, ${language}`)
          await titles[language](`${where}, ${language}`)
        }
        await expectAllInSight(page, `${where}, ${language}`)
        await expectAllInSightEnlarged(page, where, turn)
        if (isLanguageOpen(page)) await readIn(page, null)

        await page.setViewportSize({ width: 1280, height: 800 })
        await expectAllInSight(page, `${where}, on a desktop`)
        // What is another on a desktop is the frame, which a walk's screens share, and how a text looks.
        if (!isSeenOnDesktop) await expectNothingByAxe(page, `${where}, on a desktop`)
        isSeenOnDesktop = true
        await expectContrastOfNewLooks(page, `${where}, on a desktop`)
        if (phone) await page.setViewportSize(phone)
        // A screen's states share its layout.
        const { pathname } = new URL(page.url())
        if (!seen.has(pathname)) await expectNeverTooWide(page, where, turn)
        seen.add(pathname)
      }
    },
  )
}
