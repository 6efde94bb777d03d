import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { openSync, readdirSync, readFileSync } from "node:fs"

export type User = { uid: number; gid: number; home: string } | undefined
type Program = { command: string; args: string[]; env?: NodeJS.ProcessEnv; logFile: string; cwd: string; user: User }
export type Running = { child: ChildProcess; pid: number; ended: Promise<unknown> }

/** Starts a program with its output in a file, as another user where this one is root. */
export async function startProgram({ command, args, env = {}, logFile, cwd, user }: Program): Promise<Running> {
  const log = openSync(logFile, "a")
  const child = spawn(command, args, {
    cwd,
    stdio: ["ignore", log, log],
    env: { PATH: process.env.PATH, LANG: "C.UTF-8", HOME: user?.home ?? process.env.HOME, ...env },
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  const ended = once(child, "exit").catch(() => {})
  await once(child, "spawn")
  return { child, pid: child.pid as number, ended }
}

/** A process and all that descend from it. */
export function withDescendants(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync("/proc")) {
    const pid = Number(name)
    if (pid > 0) parents.set(pid, parentOf(pid))
  }
  const family = [root]
  for (const pid of family) for (const [child, parent] of parents) if (parent === pid) family.push(child)
  return family
}

function parentOf(pid: number): number {
  try {
    // The program's name may contain spaces and brackets; the parent comes after the state that follows it.
    return Number(
      readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) . /s, "")
        .split(" ")[0],
    )
  } catch {
    return 0
  }
}

/** Sends a signal to each of these processes that is still there. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error
    }
  }
}
