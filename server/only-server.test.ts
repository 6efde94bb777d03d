import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { claimDataDir } from "./only-server.ts"

function freshDir() {
  const folder = mkdtempSync(join(tmpdir(), "florescer-lock-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test("a second server on the folder is refused by a sentence, also after the first was killed and another came", async () => {
  const dataDir = freshDir()
  const module = JSON.stringify(new URL("only-server.ts", import.meta.url).href)
  const code = `const { claimDataDir } = await import(${module}); claimDataDir(${JSON.stringify(dataDir)})
    console.log("claimed"); setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"] })
  onTestFinished(() => void other.kill("SIGKILL"))
  await once(other.stdout, "data")
  expect(() => claimDataDir(dataDir, 100)).toThrow(/^Another server runs on the folder of DATA_DIR/)
  other.kill("SIGKILL")
  await once(other, "close")
  const release = claimDataDir(dataDir, 100)
  release()
  claimDataDir(dataDir, 100)()
})
