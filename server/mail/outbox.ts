import { randomBytes } from "node:crypto"
import { mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Log } from "../log.ts"
import type { Mail, MailSettings } from "./mail.ts"

/** Writes a mail as a file that any mail program opens, and says in the log where it lies and where its link leads. */
export async function writeToOutbox(mail: Mail, { dataDir, mailFrom }: MailSettings, log: Log) {
  const { kind, link, ...content } = mail
  const { createTransport } = await import("nodemailer")
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: mailFrom,
    ...content,
  })

  const folder = join(dataDir, "outbox")
  const moment = new Date().toISOString().replaceAll(":", "-")
  const file = join(folder, `${moment}-${kind}-${randomBytes(3).toString("hex")}.eml`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Renamed when whole, so that nobody reads half a mail.
  await writeFile(`${file}.draft`, message as Buffer, { mode: 0o600 })
  await rename(`${file}.draft`, file)
  log.info({ file, link }, "mail written to the outbox")
}
