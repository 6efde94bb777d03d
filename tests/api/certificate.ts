import { once } from "node:events"
import { writeFileSync } from "node:fs"
import { request } from "node:http"
import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { generate } from "selfsigned"
import { onTestFinished } from "vitest"
import { temporaryFolder } from "./run-programs.ts"

const dayMs = 24 * 60 * 60_000

/** A certificate for localhost, also in the spelling of `asElsewhere`, that ends so many days from now, and the file by which a process comes to trust it. */
export async function makeCertificate(days: number) {
  const now = Date.now()
  const altNames = [
    { type: 2 as const, value: "localhost" },
    { type: 7 as const, ip: "::ffff:7f00:1" },
  ]
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
    notBeforeDate: new Date(now + Math.min(days - 1, 0) * dayMs - dayMs),
    // Half a day is added so that the number of days does not change while the test runs.
    notAfterDate: new Date(now + (days + 0.5) * dayMs),
    extensions: [{ name: "subjectAltName", altNames }],
  })
  const file = join(temporaryFolder(), "certificate.pem")
  writeFileSync(file, cert)
  return { tls: { key, cert }, trust: { NODE_EXTRA_CA_CERTS: file } }
}

/** A proxy that ends TLS in front of whatever listens on a port of this machine. */
export async function startTlsProxy(tls: { key: string; cert: string }) {
  const target = { port: 0 }
  const proxy = createServer(tls, (asked, answer) => {
    const { method, url: path, socket } = asked
    const headers = { ...asked.headers, "x-forwarded-for": socket.remoteAddress }
    const forwarded = request({ host: "127.0.0.1", port: target.port, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    forwarded.on("error", () => answer.writeHead(502).end())
    asked.pipe(forwarded)
  })
  proxy.listen(0, "localhost")
  await once(proxy, "listening")
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return {
    url: `https://localhost:${(proxy.address() as AddressInfo).port}`,
    leadTo: (port: number) => (target.port = port),
  }
}
