import { connect, createServer, type Socket } from "node:net"
import { onTestFinished } from "vitest"

/** A network between the app and its database that a test can break and mend. */
export async function breakableNetwork(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let port = 0

  function open() {
    const server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname)
      for (const socket of [near, far]) {
        sockets.add(socket)
        socket.on("error", () => {})
        socket.on("close", () => sockets.delete(socket))
      }
      near.pipe(far).pipe(near)
    })
    return new Promise<typeof server>((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)))
  }

  let server = await open()
  const address = server.address()
  port = typeof address === "object" && address ? address.port : 0

  async function breakDown() {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }

  async function mend() {
    server = await open()
  }

  onTestFinished(breakDown)
  const url = Object.assign(new URL(databaseUrl), { port: String(port) }).href
  return { url, breakDown, mend }
}
