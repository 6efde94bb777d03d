import { once } from "node:events"
import type { Readable } from "node:stream"
import { startProgram } from "./program.ts"

/** A screen that nobody sees, for a browser that has no headless mode. */
export async function startDisplay(command: string) {
  const args = ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"]
  const { program, stop } = startProgram(command, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] })
  const [number] = await once(program.stdio[3] as Readable, "data")
  return { name: `:${String(number).trim()}`, stop }
}
