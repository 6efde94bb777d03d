import { TLSSocket } from "node:tls"
import type SmtpConnection from "nodemailer/lib/smtp-connection"
import type { Env } from "../env.ts"
import { smtpConnection } from "../mail/smtp.ts"
import { certificateCodes, checkCertificate } from "./certificate.ts"
import { isPublic } from "./check-settings.ts"
import { codeOf, type Finding, findingsOf } from "./finding.ts"

const findings = findingsOf("mail")
const { ok, look, wrong } = findings

const advices: [codes: RegExp, advice: string][] = [
  [/^EAUTH$/, "The user or the password in SMTP_URL is wrong."],
  [/^(EDNS|ENOTFOUND|EAI_)/, "The host in SMTP_URL has no address: correct it."],
  [certificateCodes, "Its certificate is not trusted: give it one for the host in SMTP_URL that is signed and valid."],
  [
    /^ETLS$/,
    "It offers no STARTTLS: let it, or use smtps://, or end SMTP_URL in ?ignoreTLS=true on a network of your own.",
  ],
  [/SSL|TLS|EPROTO/, "TLS is not what this port speaks: smtps:// for 465, smtp:// for 587."],
]
const unreachable = "See whether host and port in SMTP_URL are right, and whether a firewall is in between."

/** Examines whether the mail server can be reached, without sending a mail. */
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
  const { username, password } = new URL(env.smtpUrl)
  const { host, port, isLocal, security, waits } = smtpConnection(env.smtpUrl)
  const connection = new Connection({ host, port, ...security, ...waits })
  const where = `${host}:${port}`
  try {
    await until(connection, (done) => connection.connect(done))
    if (username) {
      const login = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      await until(connection, (done) => connection.login(login, done))
    }
    const found = [ok(`${where} answers${username ? " and lets us in" : ""}; nothing was sent`)]
    const socket = connection._socket
    // Mails on the same machine are sent whatever the certificate is.
    if (isLocal) return found
    if (socket instanceof TLSSocket)
      found.push(checkCertificate(findings, new Date(socket.getPeerCertificate().valid_to), now))
    else
      found.push(look(`mails to ${where} travel unencrypted`, "Use smtps://, or a mail server that offers STARTTLS."))
    return found
  } catch (error) {
    const code = codeOf(error)
    const advice = advices.find(([codes]) => codes.test(code))?.[1] ?? unreachable
    return [wrong(`${where} does not take our mails (${code})`, advice)]
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
