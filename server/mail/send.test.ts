import { once } from "node:events"
import { mkdtempSync, rmSync, statSync } from "node:fs"
import { createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { readOutbox } from "#tests/api/outbox.ts"
import { createLog } from "../log.ts"
import { createMailer } from "./send.ts"

const link = "http://localhost:3000/reset-password/abc"
const mail = {
  kind: "reset-password",
  to: "ana@example.org",
  subject: "Olá 🌷",
  text: `Olá\n\n${link}\n`,
  html: "<p>Olá</p>",
  link,
}

test("without a mail server each mail is a file for its owner only, and a log line says where it is but not to whom", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "florescer-outbox-"))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const lines: string[] = []
  const log = createLog("info", { write: (line) => void lines.push(line) })
  await createMailer({ dataDir, mailFrom: "Florescer <contato@florescer.app>", smtpUrl: undefined }, log)(mail)

  const [read] = await readOutbox(dataDir)
  expect(read).toMatchObject({
    to: mail.to,
    from: "contato@florescer.app",
    subject: "Olá 🌷",
    link,
    kind: "reset-password",
  })
  expect(read?.html).toContain("<p>Olá</p>")
  expect(statSync(read?.file ?? "").mode & 0o777).toBe(0o600)
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ file: read?.file, link })
  expect(lines.join("")).not.toContain("ana@")
})

test("with a mail server each mail is handed to it", async () => {
  const received: string[] = []
  const server = createServer((socket) => talkSmtp(socket, received)).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === "object" ? address?.port : 0
  const settings = {
    dataDir: "/nowhere",
    mailFrom: "Florescer <contato@florescer.app>",
    smtpUrl: `smtp://127.0.0.1:${port}`,
  }
  await createMailer(settings, createLog("silent"))({ ...mail, replyTo: "bia@example.org" })
  const transcript = received.join("")
  expect(transcript).toContain("RCPT TO:<ana@example.org>")
  expect(transcript).toContain("Reply-To: bia@example.org")
  expect(transcript).toContain(link)
})

/** As much of a mail server as it takes to be given one mail. */
function talkSmtp(socket: Socket, received: string[]) {
  let inMail = false
  socket.write("220 test\r\n")
  socket.on("data", (data) => {
    const text = data.toString()
    received.push(text)
    if (inMail) {
      if (!text.endsWith("\r\n.\r\n")) return
      inMail = false
      socket.write("250 kept\r\n")
    } else if (text.startsWith("DATA")) {
      inMail = true
      socket.write("354 go on\r\n")
    } else socket.write(text.startsWith("QUIT") ? "221 bye\r\n" : "250 ok\r\n")
  })
}
