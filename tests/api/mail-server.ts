import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"
import { onTestFinished } from "vitest"

/**
 * What a mail server does with a mail: accepts it, refuses it for now (451) or for good (550), knows no such recipient
 * (also 550), or never answers.
 */
export type Manner = "takes" | "refuses for now" | "refuses for good" | "knows no recipient" | "never answers"

type State = {
  manner: Manner
  tries: number
  /** How many mails came by TLS. */
  encrypted: number
  /** What happens between a mail and the server's yes. */
  whileTaking?: () => Promise<void>
}

type MailServer = {
  port?: number
  manner?: Manner
  /** With a certificate, or with one that nobody has signed, it offers STARTTLS. */
  tls?: { key: string; cert: string } | "self-signed" | undefined
  /** Whoever sends mails signs in with it. */
  password?: string
}

/** Greets at once: a real one first waits 100 ms for clients that talk too soon, and the app is none. */
class PromptServer extends SMTPServer {
  override connect(...connecting: Parameters<SMTPServer["connect"]>) {
    super.connect(...connecting)
    const connection = [...this.connections].at(-1)
    connection?.connectionReady()
    if (connection) connection.connectionReady = () => {}
  }
}

/** A real mail server, on this machine only, whose manner a test changes. */
export async function startMailServer({ port = 0, manner = "takes" as Manner, tls, password }: MailServer = {}) {
  const received: Email[] = []
  const state: State = { manner, tries: 0, encrypted: 0 }
  const server = new PromptServer({
    disableReverseLookup: true,
    authOptional: password === undefined,
    disabledCommands: [...(password === undefined ? ["AUTH"] : []), ...(tls ? [] : ["STARTTLS"])],
    ...(tls === "self-signed" ? {} : tls),
    onAuth: (auth, _session, callback) =>
      auth.password === password ? callback(null, { user: auth.username }) : callback(new Error("Wrong password")),
    logger: false,
    closeTimeout: 100,
    onRcptTo(_address, _session, callback) {
      if (state.manner !== "knows no recipient") return callback()
      state.tries++
      callback(refusal(state.manner))
    },
    async onData(stream, session, callback) {
      const content = await text(stream)
      state.tries++
      if (state.manner === "never answers") return
      if (state.manner !== "takes") return callback(refusal(state.manner))
      if (session.secure) state.encrypted++
      await state.whileTaking?.()
      received.push(await PostalMime.parse(content))
      callback()
    },
  })
  server.on("error", () => {})
  server.listen(port, "127.0.0.1")
  await once(server.server, "listening")
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`

  function stop() {
    return new Promise<void>((resolve) => server.close(resolve))
  }

  onTestFinished(stop)
  return { url, received, state, stop }
}

/** Another spelling of this machine, which the server takes for another one. */
export function asElsewhere(url: string) {
  return url.replace(/127\.0\.0\.1|localhost/, "[::ffff:127.0.0.1]")
}

function refusal(manner: Manner) {
  if (manner === "knows no recipient") return Object.assign(new Error("5.1.1 No such user"), { responseCode: 550 })
  const responseCode = manner === "refuses for now" ? 451 : 550
  return Object.assign(new Error("Not now"), { responseCode })
}
