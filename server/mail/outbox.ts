import { readdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { flushFolder, makeFolder } from "../flush.ts"
import type { Log } from "../log.ts"
import type { MailSettings, StoredMail } from "./mail.ts"
import { composeMail } from "./message.ts"

/** Writes a mail to a file instead of sending it, and logs the file's path and the mail's link. */
export async function writeToOutbox(mail: StoredMail, { dataDir, mailFrom }: MailSettings, log: Log) {
  const message = await composeMail(mail, mailFrom)
  const folder = outboxFolder(dataDir)
  const file = join(folder, `${startOfName(mail.createdAt)}-${mail.kind}-${mail.id}.eml`)
  makeFolder(folder)
  await writeFile(`${file}.draft`, message, { mode: 0o600, flush: true })
  await rename(`${file}.draft`, file)
  // The mail's row is deleted next, so its file must survive a power cut.
  flushFolder(folder)
  log.info({ file, link: mail.link }, "mail written to the outbox")
}

/** Deletes mails that were written up to this time. Other files in the folder belong to the operator and stay. */
export async function deleteMailFiles(dataDir: string, until: Date) {
  const folder = outboxFolder(dataDir)
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return []
    throw error
  })
  for (const name of names) {
    const [, writtenAt] = name.match(mailFile) ?? []
    if (writtenAt && writtenAt <= startOfName(until.toISOString())) await rm(join(folder, name), { force: true })
  }
}

const mailFile = /^(\d{4}-\d\d-\d\dT[\d.-]+Z)-.+\.eml(?:\.draft)?$/

function outboxFolder(dataDir: string) {
  return join(dataDir, "outbox")
}

function startOfName(moment: string) {
  return moment.replaceAll(":", "-")
}
