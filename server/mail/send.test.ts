import { mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { makeCertificate } from "#tests/api/certificate.ts"
import { asElsewhere, startMailServer } from "#tests/api/mail-server.ts"
import { readOutbox } from "#tests/api/outbox.ts"
import { createLog } from "../log.ts"
import { createMailer } from "./send.ts"

const link = "http://localhost:3000/reset-password/abc"
const mailFrom = { name: "Florescer", address: "contato@florescer.app" }
const mail = {
  id: "01a1fdea-d2b2-76cb-900b-ce5801af2c30",
  createdAt: "2026-11-21T09:00:00.000Z",
  usefulMinutes: 60,
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
  await createMailer({ dataDir, mailFrom, smtpUrl: undefined }, log)(mail)

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
  await createMailer({ dataDir, mailFrom, smtpUrl: undefined }, log)(mail)
  expect(await readOutbox(dataDir)).toHaveLength(1)
})

test("to another machine no mail goes in plain text unless its address says so, and none to a certificate that nobody signed", async () => {
  const plain = await startMailServer()
  const untrusted = await startMailServer({ tls: "self-signed" })
  const send = (smtpUrl: string) => {
    const settings = { dataDir: "/nowhere", mailFrom, smtpUrl }
    return createMailer(settings, createLog("silent"))(mail)
  }
  await expect(send(asElsewhere(plain.url))).rejects.toThrow(/STARTTLS/)
  await expect(send(asElsewhere(untrusted.url))).rejects.toThrow(/certificate/)
  expect([...plain.received, ...untrusted.received]).toEqual([])
  await send(`${asElsewhere(plain.url)}?ignoreTLS=true`)
  expect(plain.received).toHaveLength(1)
})

test("to this machine mails go, encrypted where it offers that, whoever has signed its certificate", async () => {
  const expired = await makeCertificate(-2)
  for (const tls of ["self-signed", expired.tls, undefined] as const) {
    const server = await startMailServer({ tls })
    for (const smtpUrl of [server.url, server.url.replace("127.0.0.1", "localhost")]) {
      const settings = { dataDir: "/nowhere", mailFrom, smtpUrl }
      await createMailer(settings, createLog("silent"))(mail)
    }
    expect(server.received).toHaveLength(2)
    expect(server.state.encrypted).toBe(tls ? 2 : 0)
  }
})

test("with a mail server each mail is handed to it", async () => {
  const server = await startMailServer()
  const settings = { dataDir: "/nowhere", mailFrom, smtpUrl: server.url }
  await createMailer(settings, createLog("silent"))(mail)
  expect(server.received).toMatchObject([
    {
      from: { address: "contato@florescer.app", name: "Florescer" },
      to: [{ address: mail.to }],
      subject: mail.subject,
      text: expect.stringContaining(mail.text),
      messageId: `<${mail.id}@florescer.app>`,
      date: mail.createdAt,
    },
  ])
  expect(server.received[0]?.html).toContain("<p>Olá</p>")
})

test("a sender's name is a name, also with signs that mean something in a header", async () => {
  const server = await startMailServer()
  for (const name of ["Florescer: apoio", "Florescer (Recife)", "Flor, e cia", 'A "Flor"', "Clínica @ Flor"]) {
    const settings = { dataDir: "/nowhere", mailFrom: { ...mailFrom, name }, smtpUrl: server.url }
    await createMailer(settings, createLog("silent"))(mail)
    expect(server.received.at(-1)?.from).toEqual({ ...mailFrom, name })
  }
})
