import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, it, onTestFinished } from "vitest"

const root = fileURLToPath(new URL("..", import.meta.url))

it("an installation that fails is said, and leaves what is installed", () => {
  const folder = mkdtempSync(join(tmpdir(), "florescer-set-up-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ["scripts", "package-lock.json", ".npmrc"]) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", dependencies: { hono: "0.0.1" } }))
  const installed = join(folder, "node_modules/hono")
  mkdirSync(installed, { recursive: true })

  const { status, stderr } = spawnSync(process.execPath, [join(folder, "scripts/build.mjs")], { encoding: "utf8" })

  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining("Installing failed") })
  expect(existsSync(installed)).toBe(true)
})
