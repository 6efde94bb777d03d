import { until } from "../resilience/until.ts"
import type { Running } from "./processes.ts"

type EtcdDeps = { start: (number: number) => Promise<Running>; clientOf: (number: number) => string }

/** The three members of etcd, by their numbers. */
export function createEtcd({ start, clientOf }: EtcdDeps) {
  const running = new Map<number, Running>()

  async function leader(): Promise<number | undefined> {
    for (const number of running.keys()) {
      const status = await statusOf(number)
      if (status && status.leader === status.header.member_id) return number
    }
  }

  async function statusOf(number: number) {
    try {
      const init = { method: "POST", body: "{}", signal: AbortSignal.timeout(2000) }
      const answer = await fetch(`http://${clientOf(number)}/v3/maintenance/status`, init)
      return (await answer.json()) as { leader: string; header: { member_id: string } }
    } catch {
      return undefined
    }
  }

  return {
    leader,
    async start(number: number) {
      running.set(number, await start(number))
    },
    /** Kills the leader and waits until there is another. Returns the number of the killed one. */
    async killLeader(): Promise<number> {
      const number = await leader()
      const member = number && running.get(number)
      if (!member) throw new Error("etcd has no leader.")
      running.delete(number)
      member.child.kill("SIGKILL")
      await member.ended
      await until(async () => (await leader()) !== undefined)
      return number
    },
    async stop() {
      for (const { child, ended } of running.values()) {
        child.kill("SIGTERM")
        await ended
      }
    },
  }
}
