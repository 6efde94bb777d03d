import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
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
  expect(() => prepareDataDir(join(file, "data"))).toThrow(
    /^The setting DATA_DIR names a folder .*\(a file is in its place\)/,
  )
})

// EACCES comes from a phone's shared folder, EINVAL and EXDEV from network folders, UNKNOWN from Windows.
const withoutLinksCodes = ["EPERM", "ENOTSUP", "ENOSYS", "EACCES", "EINVAL", "EXDEV", "UNKNOWN"]
test.each(withoutLinksCodes)(
  "in a folder whose files cannot have a second name (%s) the secret is made too, once",
  (code) => {
    const folder = freshFolder()
    const withoutLinks = () => {
      throw Object.assign(new Error("operation not permitted"), { code })
    }
    const secret = loadAuthSecret(folder, withoutLinks)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(loadAuthSecret(folder, withoutLinks)).toBe(secret)
    expect(statSync(join(folder, "auth-secret")).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(["auth-secret"])
    const fullDisk = () => {
      throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" })
    }
    expect(() => loadAuthSecret(freshFolder(), fullDisk)).toThrow(/\(its disk is full\)/)
  },
)

test("the secret is made once, is long, and only its owner reads it", () => {
  const folder = freshFolder()
  const secret = loadAuthSecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(loadAuthSecret(folder)).toBe(secret)
  expect(statSync(join(folder, "auth-secret")).mode & 0o777).toBe(0o600)
  expect(loadAuthSecret(freshFolder())).not.toBe(secret)
})
