import { execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { npm } from "./set-up/npm.mjs"
import { nodeBinaryIn, root } from "./set-up/project.mjs"
import { differences, hashesIn } from "./supply-chain/hashes.mjs"

// The two builds are made in folders with different names, so that a folder's path in a build would be found.
const folder = mkdtempSync(join(tmpdir(), "florescer-reproduce-"))
try {
  const results = ["one", "a-longer-name/two"].map((name) => installAndBuild(join(folder, name)))
  const different = differences(...results)
  for (const file of different) console.log(`different: ${file}`)
  console.log(`${results[0].size} files of node_modules and the build, ${different.length} different`)
  process.exitCode = different.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function installAndBuild(place) {
  mkdirSync(place, { recursive: true })
  const sources = execFileSync("git", ["archive", "HEAD"], { cwd: root, maxBuffer: 1024 * 1024 * 1024 })
  execFileSync("tar", ["x"], { cwd: place, input: sources })
  run(npm("ci", "--loglevel=error"), place)
  const react = join("node_modules", "@react-router", "dev", "bin.cjs")
  const env = { ...process.env, NODE_ENV: "production", BUILD_DIR: "build/reproduced" }
  run({ command: nodeBinaryIn(place), args: [react, "build"] }, place, env)
  return new Map([...hashesIn(place, "node_modules"), ...hashesIn(place, "build/reproduced")])
}

function run({ command, args, options }, cwd, env = process.env) {
  const { status, stdout, stderr } = spawnSync(command, args, { ...options, cwd, env, encoding: "utf8" })
  if (status !== 0) throw new Error(`${args.join(" ")} failed:\n${stdout}\n${stderr}`)
}
