import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, it, onTestFinished } from "vitest"

const root = fileURLToPath(new URL("..", import.meta.url))

it("a tool that the system ends is said to have wanted memory, and another failure is not", () => {
  const module = JSON.stringify(join(root, "scripts/set-up/run-quietly.mjs"))
  const failing = (code: string) => {
    const run = `const { runQuietly } = await import(${module})
      runQuietly({ command: process.execPath, args: ["-e", ${JSON.stringify(code)}] })`
    return spawnSync(process.execPath, ["--input-type=module", "-e", run], { encoding: "utf8" }).stderr
  }
  expect(failing("process.kill(process.pid, 'SIGKILL')")).toContain("about 800 MB")
  expect(failing("process.exit(1)")).not.toContain("MB")
})

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
