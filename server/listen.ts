import { createServer, type IncomingMessage, type Server } from "node:http"
import { getRequestListener } from "@hono/node-server"
import type { Hono } from "hono"
import { type Env, SettingsError } from "./env.ts"

type Fetch = Hono["fetch"]
const sweepMs = 20
/**
 * Idle connections are kept longer than proxies keep them (Caddy two minutes, nginx one), so that no proxy sends a
 * request into a connection that is closing.
 */
const idleConnectionMs = 130_000

/** Listens at HOST and PORT, and returns a function that stops. Throws a SettingsError. */
export async function listen(fetch: Fetch, { host, port }: Pick<Env, "host" | "port">) {
  const servers: Server[] = []
  for (const address of addressesOf(host)) {
    try {
      servers.push(await listenOn(fetch, address, port))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // A machine may have no IPv6, so the second address may fail.
      if (servers.length > 0 && code !== "EADDRINUSE") continue
      await Promise.all(servers.map(close))
      throw refusal(code, host, port)
    }
  }
  return () => Promise.all(servers.map(close))
}

/** Browsers may use either address of localhost. */
function addressesOf(host: string) {
  return host === "localhost" ? ["127.0.0.1", "::1"] : [host]
}

function listenOn(fetch: Fetch, address: string, port: number) {
  const answer = getRequestListener(fetch)
  const server = createServer({ keepAliveTimeout: idleConnectionMs }, (request, response) => {
    if (namesOneHost(request)) return answer(request, response)
    response.writeHead(400, { Connection: "close" }).end()
  })
  return new Promise<Server>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, address, () => resolve(server))
  })
}

/** Requests with two Host headers are refused, because they allow request smuggling. */
function namesOneHost({ rawHeaders }: IncomingMessage) {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length === 1
}

function close(server: Server) {
  return new Promise<void>((resolve) => {
    // Connections that become idle are closed immediately, so that they do not delay the shutdown.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
    server.close(() => {
      clearInterval(sweep)
      resolve()
    })
  })
}

function refusal(code: string | undefined, host: string, port: number) {
  if (code === "EADDRINUSE")
    return new SettingsError(`The setting PORT must be free, but another program uses ${port}.`)
  if (code === "EACCES")
    return new SettingsError(`The setting PORT must be one that this user may open, unlike ${port}.`)
  return new SettingsError(`The setting HOST must be an address of this machine, unlike ${host}.`)
}
