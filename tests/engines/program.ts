import { type SpawnOptions, spawn } from "node:child_process"
import { once } from "node:events"

/** Starts a program that ends at the latest with the process that started it. */
export function startProgram(command: string, args: string[], options: SpawnOptions) {
  const program = spawn(command, args, options)
  const ended = once(program, "exit")
  const kill = () => program.kill("SIGKILL")
  process.once("exit", kill)

  async function stop() {
    program.kill()
    await ended
    process.off("exit", kill)
  }

  return { program, stop }
}
