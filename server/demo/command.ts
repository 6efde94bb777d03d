import { randomBytes } from "node:crypto"
import { parseArgs } from "node:util"
import { isLanguage } from "#domain/language.ts"
import { createPasswordHashing } from "../account/passwords/hashing.ts"
import { createBackground } from "../background.ts"
import { loadAuthSecret, prepareDataDir } from "../data-dir.ts"
import { migrate } from "../database/migrate.ts"
import { openDatabase } from "../database/open.ts"
import { loadKeys } from "../keys/load-keys.ts"
import { createMailQueue } from "../mail/queue.ts"
import { createNouns } from "../nouns.ts"
import { CommandError, runProgram } from "../program.ts"
import { createRateLimits } from "../rate-limits.ts"
import { countOthers, deleteDemo, demoAddress, findDemo } from "./account.ts"
import { fillDemo } from "./fill.ts"

const usage = "npm run demo -- [--language pt|en|es] [--again] [--anyway]"

await runProgram(async (env, log) => {
  const { language, again, anyway } = readOptions()
  prepareDataDir(env.dataDir)
  const untimed = await openDatabase(env, log, { withoutQueryTimeout: true })
  await migrate(untimed).finally(untimed.close)
  const database = await openDatabase(env, log)
  const passwords = createPasswordHashing()
  try {
    if (!anyway && (await countOthers(database)) > 0) {
      throw new CommandError(
        "There are other accounts here, and a demonstration is no company for them. To add it all the same: --anyway",
      )
    }
    const there = await findDemo(database)
    if (there && !again) {
      return [`The demonstration is here: ${demoAddress}. To make it anew, with a new password: --again`]
    }
    if (there) await deleteDemo(database, there.id)
    const secret = env.authSecret ?? loadAuthSecret(env.dataDir)
    const keys = await loadKeys(database.db, secret, new Date())
    const { keyOf } = createRateLimits(database, keys.counts)
    const now = () => new Date()
    const mails = createMailQueue({
      database,
      keys,
      deliver: sendNothing,
      background: createBackground(log),
      log,
      now,
    })
    const { supportEmail, baseUrl } = env
    const nouns = createNouns({ database, mails, supportEmail, addressKeyOf: keyOf, baseUrl, announceDesk: () => {} })
    const password = randomBytes(9).toString("base64url")
    const passwordHash = await passwords.hash(password)
    await fillDemo({ database, nouns, log }, { language, now: now(), passwordHash })
    return [
      "Six weeks of a life are there, shown once:",
      `  address   ${demoAddress}`,
      `  password  ${password}`,
      `  page      ${baseUrl}/${language}/login`,
    ]
  } finally {
    await database.close()
  }
})

function readOptions() {
  const isOn = { type: "boolean", default: false } as const
  const language = { type: "string", default: "pt" } as const
  try {
    const { values } = parseArgs({ options: { language, again: isOn, anyway: isOn } })
    if (!isLanguage(values.language)) throw new Error()
    return { ...values, language: values.language }
  } catch {
    throw new CommandError(`It takes no other options than these: ${usage}`)
  }
}

async function sendNothing(): Promise<never> {
  throw new Error("The demonstration sends no mail.")
}
