import { defineConfig } from "vitest/config"
import { amount, isFull } from "./tests/amount.ts"
import { LongestFirst } from "./tests/longest-first.ts"
import { temporaryFolder } from "./tests/temporary-folder.ts"

const api = ["server/**/*.test.ts", "tests/api/**/*.test.ts"]
const env = { TMPDIR: temporaryFolder }
const exclude = isFull ? [] : ["**/*.full.test.ts"]

export default defineConfig({
  test: {
    // Lets the one-line message of a failure name what differs.
    chaiConfig: { truncateThreshold: 2000 },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["domain/**/*.test.ts", "content/**/*.test.ts", "tests/understanding/*.test.ts"],
          // Ten thousand weeks take a minute of a core of their own, and the machine may be busy.
          testTimeout: amount(180_000, 30 * 60_000),
          hookTimeout: 90_000,
          // They change nothing that another could see, and loading the same modules anew for each was half of their work.
          isolate: false,
        },
      },
      {
        test: {
          name: "app",
          include: ["app/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: "api",
          include: api,
          env,
          globalSetup: "tests/api/start-postgres.ts",
          // Each test has an app and a database of its own; the server's modules are loaded once.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: "abuse",
          include: ["tests/abuse/**/*.test.ts"],
          env,
          globalSetup: "tests/api/start-postgres.ts",
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: "simulation",
          include: ["tests/simulation/**/*.test.ts"],
          globalSetup: "tests/api/start-postgres.ts",
          testTimeout: 60 * 60_000,
        },
      },
      {
        test: {
          name: "fuzz",
          include: ["tests/fuzz/**/*.test.ts"],
          globalSetup: "tests/api/start-postgres.ts",
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: "training",
          include: ["tests/training/*.test.ts"],
          testTimeout: 40 * 60_000,
        },
      },
      {
        test: {
          name: "resilience",
          include: ["tests/resilience/**/*.test.ts"],
          exclude,
          globalSetup: "tests/api/start-postgres.ts",
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: "fixture",
          include: ["tests/released/*.test.ts"],
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          exclude,
          testTimeout: 180_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
