import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
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
  const folder = folderThatCannotInstall()
  const installed = join(folder, "node_modules/hono")
  mkdirSync(installed, { recursive: true })

  const { status, stderr } = spawnSync(process.execPath, [join(folder, "scripts/build.mjs")], { encoding: "utf8" })

  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining("Installing failed") })
  expect(existsSync(installed)).toBe(true)
})

it("a command that is given during an installation waits for it, and takes over where that one has ended", async () => {
  const folder = folderThatCannotInstall()
  const aside = join(folder, ".installing")
  mkdirSync(aside)
  writeFileSync(join(aside, "pid"), `${process.pid}`)
  writeFileSync(join(aside, "half"), "")
  const command = spawn(process.execPath, [join(folder, "scripts/build.mjs")])
  onTestFinished(() => void command.kill())
  const ended = once(command, "exit")
  const [first] = await once(command.stdout, "data")
  expect(`${first}`).toContain("this one waits for it")
  expect(existsSync(join(aside, "half"))).toBe(true)

  const { pid } = spawnSync(process.execPath, ["--version"])
  writeFileSync(join(aside, "pid"), `${pid}`)
  expect(await ended).toEqual([1, null])
  expect(existsSync(join(aside, "half"))).toBe(false)
})

/** Where npm does not get far: the lock file is another's. */
function folderThatCannotInstall() {
  const folder = mkdtempSync(join(tmpdir(), "florescer-set-up-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ["scripts", "package-lock.json", ".npmrc"]) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", dependencies: { hono: "0.0.1" } }))
  return folder
}
