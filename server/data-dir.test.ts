import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { loadAuthSecret, prepareDataDir } from "./data-dir.ts"

function freshFolder() {
  const folder = mkdtempSync(join(tmpdir(), "florescer-data-dir-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test("the data folder is made for its owner only, the folders above it too", () => {
  const folder = join(freshFolder(), "deep", "data")
  prepareDataDir(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  prepareDataDir(folder)
})

test("a data folder that cannot be is refused with a sentence that names the setting", () => {
  const file = join(freshFolder(), "file")
  writeFileSync(file, "")
  expect(() => prepareDataDir(join(file, "data"))).toThrow(/^The setting DATA_DIR names a folder/)
})

test("the secret is made once, is long, and only its owner reads it", () => {
  const folder = freshFolder()
  const secret = loadAuthSecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(loadAuthSecret(folder)).toBe(secret)
  expect(statSync(join(folder, "auth-secret")).mode & 0o777).toBe(0o600)
  expect(loadAuthSecret(freshFolder())).not.toBe(secret)
})
