import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Kysely } from "kysely"
import { operatorName as untold } from "#content/contact.ts"
import type { AskedPoster } from "#domain/team/poster.ts"
import { makeInvitation } from "../../account/invitation/data.ts"
import { invitationDaysMost, invitationUsesMost } from "../../account/invitation/limits.ts"
import type { Tables } from "../../database/tables.ts"
import type { Env } from "../../env.ts"
import { posterAddress, posterPage } from "./page.ts"

type Around = { env: Pick<Env, "baseUrl" | "clinicName" | "operatorName" | "signUps">; clientDir: string }

/**
 * Makes a poster with an invitation of the longest duration and the most uses allowed. Returns the page to print and
 * the address to which it leads.
 */
export async function makePoster(db: Kysely<Tables>, { env, clientDir }: Around, asked: AskedPoster, now: Date) {
  const { language, place } = asked
  const label = ["poster", language, place].filter(Boolean).join(" ")
  const code = await makeInvitation(db, { uses: invitationUsesMost, days: invitationDaysMost, label }, now)
  const { baseUrl, clinicName, signUps } = env
  const operatorName = env.operatorName === untold ? null : env.operatorName
  const isCodeNeeded = signUps.byMail === "invited"
  const flower = readFlower(join(clientDir, "favicon.svg"))
  const page = posterPage({ language, baseUrl, code, isCodeNeeded, clinicName, operatorName, flower })
  return { page, address: posterAddress({ language, baseUrl, code }) }
}

function readFlower(file: string) {
  return existsSync(file) ? `data:image/svg+xml;base64,${readFileSync(file).toString("base64")}` : null
}
