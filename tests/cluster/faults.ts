import { setTimeout as sleep } from "node:timers/promises"
import type { Cluster, Node } from "./cluster.ts"
import type { createDirectWriter } from "./direct-writer.ts"
import { signalAll } from "./processes.ts"

export const faults = ["postgres", "node", "partition", "patroni"] as const
export type Fault = (typeof faults)[number]

type DirectWriter = ReturnType<typeof createDirectWriter>
/** The number of clients that write to a node past HAProxy while it is cut off. */
const directWrites = 5
/** This is longer than a failover takes after a crash. */
const failoverMs = 15_000
/** How long a partition lasts beyond the moment at which another node leads. */
const partitionMs = 3000

/** Takes the primary away in one of four ways. Resolves once it is gone; `mend` brings its node back. */
export async function takeAway(
  cluster: Cluster,
  fault: Fault,
  directWriter: DirectWriter,
): Promise<{ node: Node; mend: () => Promise<unknown> }> {
  const node = await cluster.nodeOfPrimary()
  const anotherLeads = () => cluster.patroni.primary(node.name)

  if (fault === "postgres") {
    signalAll(node.postgresProcesses(), "SIGKILL")
    // Its Patroni starts it again by itself, as a standby unless nobody could take over.
    return { node, mend: () => Promise.race([anotherLeads(), sleep(failoverMs)]) }
  }
  const everything = [...node.patroniProcesses(), ...node.postgresProcesses()]
  if (fault === "patroni") {
    // By KillMode=mixed systemd kills whatever a crashed Patroni leaves, and by Restart=on-failure starts it again at once.
    signalAll(everything, "SIGKILL")
    await node.patroniEnded()
    await node.start()
    return { node, mend: () => Promise.race([anotherLeads(), sleep(failoverMs)]) }
  }
  if (fault === "node") {
    signalAll(everything, "SIGKILL")
    await node.patroniEnded()
    return {
      node,
      async mend() {
        await anotherLeads()
        await node.start()
      },
    }
  }
  const writes = await Promise.all(Array.from({ length: directWrites }, () => directWriter.connectTo(node)))
  everything.push(...node.postgresProcesses())
  signalAll(everything, "SIGSTOP")
  for (const write of writes) write()
  return {
    node,
    async mend() {
      await anotherLeads()
      await sleep(partitionMs)
      // PostgreSQL first: it still believes itself the primary, and nobody tells it otherwise yet.
      signalAll(everything.toReversed(), "SIGCONT")
      await cluster.patroni.standsDown(node.name)
    },
  }
}
