import pg from "pg"
import type { Cluster, Node } from "./cluster.ts"

/**
 * A client that is connected to a node itself, past HAProxy, and writes while the node is cut off: the node may not
 * acknowledge what the others will never have.
 */
export function createDirectWriter({ values }: Cluster) {
  const login = `postgres://florescer:${values.APP_PASSWORD}@`
  const acknowledged: number[] = []
  let count = 0

  async function query(address: string, text: string, parameters: unknown[] = []) {
    const client = new pg.Client(`${login}${address}/florescer`)
    client.on("error", () => {})
    await client.connect()
    return { client, result: client.query(text, parameters) }
  }

  return {
    acknowledged,
    async prepare() {
      const { client, result } = await query(String(values.PRIMARY), "create table direct_writes (id integer)")
      await result
      await client.end()
    },
    /** Connects to a node that is the primary. Returns the function that sends it a write. */
    async connectTo({ postgres }: Node) {
      const { client, result } = await query(postgres, "select 1")
      await result
      return function write() {
        const id = ++count
        client.query("insert into direct_writes values ($1)", [id]).then(
          () => acknowledged.push(id),
          () => {},
        )
      }
    },
    /** Returns the writes that a node acknowledged and that are missing. */
    async lost(): Promise<number[]> {
      const { client, result } = await query(String(values.PRIMARY), "select id from direct_writes")
      const found = new Set((await result).rows.map(({ id }: { id: number }) => id))
      await client.end()
      return acknowledged.filter((id) => !found.has(id))
    },
  }
}
