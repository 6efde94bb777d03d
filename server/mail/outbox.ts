import { mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Log } from "../log.ts"
import type { MailSettings, StoredMail } from "./mail.ts"
import { messageOf } from "./message.ts"

/** Writes a mail as a file that any mail program opens, and says in the log where it lies and where its link leads. */
export async function writeToOutbox(mail: StoredMail, { dataDir, mailFrom }: MailSettings, log: Log) {
  const { createTransport } = await import("nodemailer")
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(messageOf(mail, mailFrom))

  const folder = join(dataDir, "outbox")
  // The same name whenever it is written, so that a mail that is written twice is there once.
  const file = join(folder, `${mail.createdAt.replaceAll(":", "-")}-${mail.kind}-${mail.id}.eml`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Renamed when whole, so that nobody reads half a mail.
  await writeFile(`${file}.draft`, message as Buffer, { mode: 0o600, flush: true })
  await rename(`${file}.draft`, file)
  log.info({ file, link: mail.link }, "mail written to the outbox")
}
