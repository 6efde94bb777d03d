import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, it, onTestFinished } from "vitest"

const root = fileURLToPath(new URL("..", import.meta.url))
const rulesFile = ".dependency-cruiser.json"
const depcruise = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs")

type Import = { from: string; to: string; isType?: boolean }

/** Each breaks the rule of its name and no other. */
const forbidden: Readonly<Record<string, Import[]>> = {
  "no-cycles": [{ from: "app/days/one.ts", to: "app/days/two.ts" }],
  "every-import-resolves": [{ from: "app/care/lines.ts", to: "app/care/gone.ts" }],
  "app-knows-only-the-types-of-the-server": [{ from: "app/care/call.ts", to: "server/mail.ts" }],
  "server-never-imports-app": [{ from: "server/page.ts", to: "app/care/steps.ts" }],
  "domain-imports-nothing-but-zod": [{ from: "domain/week.ts", to: "content/foods.ts" }],
  "content-imports-only-the-types-of-domain": [{ from: "content/dishes.ts", to: "domain/recipes/recipe.ts" }],
  "content-knows-only-domain": [{ from: "content/faq.ts", to: "app/chat/faq.ts", isType: true }],
  "parts-know-nothing-of-the-product": [{ from: "app/ui/button.ts", to: "app/language/texts.ts", isType: true }],
  "language-and-storage-come-before-session": [
    { from: "app/language/choice.ts", to: "app/session/user.ts" },
    { from: "app/storage/records.ts", to: "app/sync/device.ts" },
    { from: "app/send.ts", to: "app/session/user.ts", isType: true },
  ],
  "session-comes-before-sync": [
    { from: "app/session/provider.ts", to: "app/sync/store.ts" },
    { from: "app/session/second-step.ts", to: "app/shell/form-page.ts" },
  ],
  "sync-comes-before-features": [{ from: "app/sync/forget.ts", to: "app/reminders/browser.ts" }],
  "features-come-before-screens": [
    { from: "app/search/search.ts", to: "app/screens/chat/answers.ts" },
    { from: "app/shell/navigation.ts", to: "app/screens/chat/unread.ts", isType: true },
  ],
  "screens-know-no-other-screen": [{ from: "app/screens/help/screen.ts", to: "app/screens/guides/cards.ts" }],
  "screens-beneath-one-know-no-sibling": [
    { from: "app/screens/team/inbox/screen.ts", to: "app/screens/team/overview/themes.ts" },
  ],
  "routes-come-last": [{ from: "app/screens/login/screen.ts", to: "app/root.ts" }],
  "product-never-imports-tests": [{ from: "server/clock.ts", to: "tests/later-clock.ts" }],
}

const allowed: Import[] = [
  // A cycle is told of one of its files.
  { from: "app/days/two.ts", to: "app/days/one.ts" },
  { from: "app/language/bar.ts", to: "app/ui/select.ts" },
  { from: "app/session/here.ts", to: "app/storage/kept.ts" },
  { from: "app/session/account.ts", to: "app/api.ts" },
  { from: "app/api.ts", to: "server/routes.ts", isType: true },
  { from: "app/sync/start.ts", to: "app/session/stored.ts" },
  { from: "app/shell/frame.ts", to: "app/sync/context.ts" },
  { from: "app/screens/profile/diary/list.ts", to: "app/screens/profile/names.ts" },
  { from: "app/screens/profile/diary/entry.ts", to: "app/diary/form.ts" },
  { from: "app/sync/store.test.ts", to: "app/screens/chat/chat.ts" },
  { from: "app/root.ts", to: "app/screens/error.ts" },
]

it("each rule about imports fails for what it forbids, and for nothing else", () => {
  const folder = mkdtempSync(join(tmpdir(), "florescer-imports-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, rulesFile), join(folder, rulesFile))
  writeFileSync(join(folder, "tsconfig.json"), "{}")
  const imports = [...Object.values(forbidden).flat(), ...allowed]
  for (const { to } of imports) if (!to.endsWith("gone.ts")) write(folder, to, "export const x = 1\n")
  for (const { from, to, isType } of imports) {
    const target = relative(dirname(from), to)
    const path = target.startsWith(".") ? target : `./${target}`
    write(folder, from, `import ${isType ? "type " : ""}{ x } from "${path}"\nexport { x }\n`)
  }

  const args = ["app", "server", "domain", "content", "tests", "--output-type", "json"]
  const { stdout } = spawnSync(process.execPath, [depcruise, ...args], { cwd: folder, encoding: "utf8" })
  const { violations } = JSON.parse(stdout).summary as {
    violations: { from: string; to: string; rule: { name: string } }[]
  }

  const found = violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort()
  const expected = Object.entries(forbidden).flatMap(([name, broken]) => broken.map(({ from }) => `${name}: ${from}`))
  expect(found).toEqual(expected.sort())
})

it("each rule about imports is tried", () => {
  const { forbidden: rules } = JSON.parse(readFileSync(join(root, rulesFile), "utf8")) as {
    forbidden: { name: string }[]
  }
  expect(Object.keys(forbidden).sort()).toEqual(rules.map(({ name }) => name).sort())
})

function write(folder: string, file: string, text: string) {
  mkdirSync(join(folder, dirname(file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
