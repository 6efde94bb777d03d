import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { onTestFinished } from "vitest"
import type { Finding } from "#server/doctor/finding.ts"
import { clockAt } from "../clock-ahead.ts"
import { programEnvironment } from "./program-environment.ts"
import { type Place, settingsOf } from "./real-server.ts"

/** Runs `npm run backup` on a place, into a folder of its own. */
export async function runBackup(place: Place, args: string[] = [], settings: Record<string, string> = {}) {
  const folder = join(temporaryFolder(), "backups")
  const result = await run("backup", place, [folder, ...args], { settings })
  return { ...result, folder, file: result.out.match(/^Wrote (.+?\.sqlite):/)?.[1] ?? "" }
}

/** Runs `npm run restore` on a place. */
export function runRestore(place: Place, ...args: string[]) {
  return run("restore", place, args)
}

/** Runs `npm run idle-accounts` on a place. */
export function runIdleAccounts(place: Place, ...args: string[]) {
  return run("idle-accounts", place, args)
}

/** Runs `npm run two-step` on a place. */
export function runTwoStep(place: Place, args: string[], settings: Record<string, string> = {}) {
  return run("two-step", place, args, { settings })
}

/** Runs `npm run address` on a place. */
export function runAddress(place: Place & { now?: Date }, args: string[], settings: Record<string, string> = {}) {
  return run("address", place, args, { settings: { ...settings, ...(place.now && clockAt(place.now)) } })
}

/** Runs `npm run sign-out` on a place, at a moment if it is not now. */
export function runSignOut(place: Place & { now?: Date }, ...args: string[]) {
  return run("sign-out", place, args, { settings: place.now && clockAt(place.now) })
}

/** Runs `npm run invite` on a place. */
export function runInvite(place: Place, args: string[], settings: Record<string, string> = {}) {
  return run("invite", place, args, { settings })
}

/** Runs `npm run team` on a place. */
export function runTeam(place: Place, args: string[], settings: Record<string, string> = {}) {
  return run("team", place, args, { settings })
}

/** Runs `npm run demo` on a place. */
export function runDemo(place: Place, ...args: string[]) {
  return run("demo", place, args)
}

/** Runs `npm run doctor -- --json` on a place, with more settings, in a folder that may hold files of the operator's. */
export async function runDoctor(
  place: Place,
  { settings = {}, folder, args = [] }: { settings?: Record<string, string>; folder?: string; args?: string[] } = {},
) {
  const result = await run("doctor", place, ["--json", ...args], { settings, folder })
  const { ok, findings }: { ok: boolean; findings: Finding[] } = JSON.parse(result.out)
  return { ...result, ok, findings }
}

const programs = {
  invite: "account/invitation/command.ts",
  backup: "backup/backup.ts",
  restore: "backup/restore.ts",
  address: "account/address-command.ts",
  "sign-out": "account/sign-out-command.ts",
  "idle-accounts": "jobs/idle-command.ts",
  "two-step": "account/two-step/command.ts",
  demo: "demo/command.ts",
  team: "team/command.ts",
  doctor: "doctor/command.ts",
}

type Around = { settings?: Record<string, string>; folder?: string }

async function run(name: keyof typeof programs, place: Place, args: string[], around: Around = {}) {
  const program = fileURLToPath(new URL(`../../server/${programs[name]}`, import.meta.url))
  // Isolated from the caller's .env and settings.
  const child = spawn(process.execPath, [program, ...args], {
    cwd: around.folder ?? temporaryFolder(),
    env: { ...programEnvironment, ...settingsOf(place), ...around.settings },
  })
  const output = { out: "", err: "" }
  child.stdout.on("data", (chunk) => (output.out += chunk))
  child.stderr.on("data", (chunk) => (output.err += chunk))
  const [code] = await once(child, "close")
  return { code, ...output }
}

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "florescer-programs-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
