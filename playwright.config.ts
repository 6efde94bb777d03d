import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { defineConfig } from "@playwright/test"

const root = process.getuid?.() === 0
const { CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: shell } = process.env
const withLess = fileURLToPath(import.meta.resolve("./scripts/set-up/chromium.sh"))

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
/** Of what the shell of Chromium does not have: notifications, and settings for all sites. */
const wholeBrowserTests = /\/(?:reminders|profile-settings|cookies-blocked)\.spec\.ts$/
/** Not of `npm test`: a part of `npm run test:full`. */
const fullTests = "**/*.full.spec.ts"
const launchOptions = {
  executablePath: chromium && process.platform !== "win32" ? withLess : chromium,
  args: [
    ...(root ? ["--no-sandbox"] : []),
    "--disable-gpu",
    // Where the cores are busy, what compiles and collects beside a page costs a twentieth more than it saves; and what optimises
    // compiled code, of which no page lives long enough, a third of the checks for accessibility.
    "--js-flags=--single-threaded --no-maglev --no-turbofan",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
}
const inShell = shell ? { launchOptions: { ...launchOptions, env: { ...process.env, CHROMIUM_PATH: shell } } } : {}

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  // One more than the cores: a journey waits for a good part of its time.
  workers: availableParallelism() + 1,
  retries: 0,
  // Generous for slow or busy machines.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    // What it keeps for later visits is a quarter of the work of a test: those that need one say so.
    serviceWorkers: "block",
    // Every screen in its native language, as the specification quotes it; other languages have tests of their own.
    locale: "en-GB",
    timezoneId: "America/Sao_Paulo",
    // A click on something that is still moving can miss; animations are not what these tests are about.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions,
  },
  projects: [
    { name: "phone", testIgnore: [wholeBrowserTests, fullTests], use: { ...phone, ...inShell } },
    { name: "whole-browser", testMatch: wholeBrowserTests, use: phone },
    { name: "every-language", testMatch: fullTests, use: { ...phone, ...inShell } },
  ],
})
