import { globSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const root = join(import.meta.dirname, "..")

/** A feature has one name, under which its rules, its server, its parts of screens and its texts stand. */
const features = [
  "account",
  "care",
  "chat",
  "days",
  "diary",
  "evolution",
  "food",
  "guides",
  "helping",
  "journey",
  "lit-windows",
  "plan",
  "privacy",
  "profile",
  "recipes",
  "reminders",
  "team",
  "visits",
]

/** What serves every feature, and how a message is understood. */
const others: Record<string, readonly string[]> = {
  domain: ["nouns", "operations", "safety", "understanding"],
  server: ["backup", "database", "demo", "doctor", "jobs", "keys", "mail", "metrics", "open-api", "pages", "sync"],
  app: [
    "forms",
    "illustrations",
    "install",
    "jsx",
    "language",
    "screens",
    "search",
    "session",
    "shell",
    "start",
    "storage",
    "sync",
    "ui",
    "worker",
  ],
}

it.each(Object.entries(others))("a folder of %s has the name of a feature, or serves all", (folder, infrastructure) => {
  const folders = globSync("*/", { cwd: join(root, folder) }).map((name) => name.replace("/", ""))
  expect(folders.filter((name) => ![...features, ...infrastructure].includes(name))).toEqual([])
})
