import { connect, createServer, type Socket } from "node:net"
import { onTestFinished } from "vitest"

type Failure = (sockets: Socket[]) => unknown

/** A network between the app and its database on which one of the app's next messages meets a failure. */
export async function failingNetwork(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let left = Number.POSITIVE_INFINITY
  let fail: Failure = () => {}
  let failing: Promise<unknown> = Promise.resolve()

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    const both = [near, far]
    for (const socket of both) {
      open.add(socket)
      socket.on("error", () => {})
      socket.on("close", () => {
        open.delete(socket)
        for (const other of both) other.destroy()
      })
    }
    far.pipe(near)
    near.on("data", async (message) => {
      near.pause()
      if (--left === 0) {
        failing = Promise.resolve(fail(both))
        await failing
      }
      far.write(message)
      near.resume()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of open) socket.destroy()
  })

  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    /** The failure happens before the nth of the next messages is passed on. */
    failAt(message: number, failure: Failure) {
      left = message
      fail = failure
    },
    /** Whether the app has sent so many. */
    hasFailed: () => left <= 0,
    /** Waits for a failure that is on its way: the app may have answered meanwhile, where the message was none of the request's. */
    async end() {
      left = Number.POSITIVE_INFINITY
      await failing
    },
  }
}
