import { fileURLToPath } from "node:url"
import { defineConfig } from "@playwright/test"

const root = process.getuid?.() === 0
const chromium = process.env.CHROMIUM_PATH
const withLess = fileURLToPath(import.meta.resolve("./scripts/set-up/chromium.sh"))

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous for slow or busy machines.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    // Every screen in its native language, as the specification quotes it; other languages have tests of their own.
    // What it keeps for later visits is a quarter of the work of a test; those of connections and of later visits have one.
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "America/Sao_Paulo",
    // A click on something that is still moving can miss; animations are not what these tests are about.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium && process.platform !== "win32" ? withLess : chromium,
      args: [
        ...(root ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: "**/*.desktop.spec.ts",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: "desktop",
      testMatch: "**/*.desktop.spec.ts",
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
