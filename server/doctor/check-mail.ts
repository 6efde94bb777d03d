import { TLSSocket } from "node:tls"
import type SmtpConnection from "nodemailer/lib/smtp-connection"
import type { Env } from "../env.ts"
import { isLoopback } from "../loopback.ts"
import { checkCertificate } from "./certificate.ts"
import { isPublic } from "./check-settings.ts"
import { codeOf, type Finding, findingsOf } from "./finding.ts"

const findings = findingsOf("mail")
const { ok, look, wrong } = findings
const waitMs = 10_000

const advices: Record<string, string> = {
  EAUTH: "The user or the password in SMTP_URL is wrong.",
  EDNS: "The host in SMTP_URL has no address: correct it.",
  ETLS: "Its certificate is not trusted, or TLS is not what this port speaks: smtps:// for 465, smtp:// for 587.",
}
const unreachable = "See whether host and port in SMTP_URL are right, and whether a firewall is in between."

/** Whether the mail server lets this one in. Sends nothing. */
export async function checkMail(env: Env, now: Date): Promise<Finding[]> {
  if (!env.smtpUrl)
    return [
      isPublic(env)
        ? look(
            "SMTP_URL is not set: mothers get no mail, and nobody can reset a password",
            "Set it before you invite anybody.",
          )
        : ok("SMTP_URL is not set: mails are written to the outbox"),
    ]
  const { default: Connection } = await import("nodemailer/lib/smtp-connection")
  const url = new URL(env.smtpUrl)
  const isSecure = url.protocol === "smtps:"
  const waits = { dnsTimeout: waitMs, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs }
  const port = Number(url.port) || (isSecure ? 465 : 587)
  const connection = new Connection({ host: url.hostname, port, secure: isSecure, ...waits })
  const where = `${url.hostname}:${port}`
  try {
    await until(connection, (done) => connection.connect(done))
    if (url.username) {
      const login = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      await until(connection, (done) => connection.login(login, done))
    }
    const found = [ok(`${where} answers${url.username ? " and lets us in" : ""}; nothing was sent`)]
    const socket = connection._socket
    if (socket instanceof TLSSocket)
      found.push(checkCertificate(findings, new Date(socket.getPeerCertificate().valid_to), now))
    else if (!isLoopback(url.hostname))
      found.push(look(`mails to ${where} travel unencrypted`, "Use smtps://, or a mail server that offers STARTTLS."))
    return found
  } catch (error) {
    const code = codeOf(error)
    return [wrong(`${where} does not take our mails (${code})`, advices[code] ?? unreachable)]
  } finally {
    connection.close()
  }
}

function until(connection: SmtpConnection, begin: (done: (error?: Error | null) => void) => void) {
  return new Promise<void>((resolve, reject) => {
    connection.once("error", reject)
    begin((error) => (error ? reject(error) : resolve()))
  })
}
