import { connect, type PeerCertificate } from "node:tls"
import { dayMs } from "#domain/day-ms.ts"
import { counted, type Finding, type findingsOf } from "./finding.ts"

const lookDays = 21
const wrongDays = 3
const timeoutMs = 5000

export const certificateCodes = /CERT|SIGNED|ALTNAME|ISSUER/

/** Judges how long a certificate is still valid. */
export function checkCertificate(
  { ok, look, wrong }: ReturnType<typeof findingsOf>,
  validTo: Date,
  now: Date,
): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs)
  const advice = "Renew it, and see why it was not renewed by itself: the log of the proxy, or of certbot."
  if (days < 0) return wrong(`its certificate has expired on ${validTo.toISOString().slice(0, 10)}`, advice)
  const says = `its certificate is valid for ${counted(days, "day")} more`
  if (days < wrongDays) return wrong(says, advice)
  return days < lookDays ? look(says, advice) : ok(says)
}

/** Reads the certificate of a TLS server, trusted or not. Rejects if there is no connection. */
export function readCertificate(host: string, port: number): Promise<PeerCertificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate())
      socket.destroy()
    })
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error("timeout")))
    socket.once("error", reject)
  })
}
