import { expectAllInSight } from "./access/layout.ts"
import { spaceTexts } from "./access/text-spacing.ts"
import { provokedErrors, testOf, walks } from "./states/all.ts"
import { startWalk } from "./states/walk.ts"
import { test } from "./test.ts"

test.use({ serviceWorkers: "block" })

const phone = { width: 390, height: 844 }
const sizes = {
  "320 pixels wide": { width: 320, height: 640 },
  "a phone at 200 %": { width: 195, height: 422 },
  "a desktop at 200 %": { width: 640, height: 400 },
}

// Spanish has the longest words of the three.
for (const [part, states] of Object.entries(walks)) {
  testOf(part)(
    `enlarged, narrow or with spaced-out text, nothing is cut off or scrolls sideways: ${part}`,
    async ({ page, product, allowConsoleError }) => {
      test.setTimeout(180_000)
      allowConsoleError(provokedErrors)
      for await (const where of states(await startWalk(page, product, "es"))) {
        const spaceBack = await spaceTexts(page)
        await expectAllInSight(page, `${where}, spaced out`)
        await spaceBack()
        for (const [size, viewport] of Object.entries(sizes)) {
          await page.setViewportSize(viewport)
          await expectAllInSight(page, `${where}, ${size}`)
        }
        await page.setViewportSize(phone)
      }
    },
  )
}
