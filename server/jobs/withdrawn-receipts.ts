import type { Kysely } from "kysely"
import type { ConsentPurpose } from "#domain/privacy/consent.ts"
import type { Tables } from "../database/tables.ts"
import { withdrawMostReceipts } from "../privacy/consent/withdraw.ts"
import type { Job } from "./job.ts"

const atOnce = 100

type Withdrawn = { user_id: string; purpose: ConsentPurpose; version: number | string }

/**
 * Makes receipts of operations whose consent was withdrawn earlier say nothing of what the user did, as each withdrawal
 * now does itself. Releases before this one left them unchanged, and during an upgrade a process of such a release may
 * still do so.
 */
export const withdrawnReceipts: Job = async ({ database: { db } }, run) => {
  let found: Withdrawn[] = []
  do {
    await run.renew()
    found = await withdrawnAfter(db, found.at(-1))
    for (const { user_id, purpose, version } of found) await withdrawMostReceipts(db, user_id, purpose, Number(version))
  } while (found.length === atOnce)
}

function withdrawnAfter(db: Kysely<Tables>, { user_id, purpose }: Pick<Withdrawn, "user_id" | "purpose"> = first) {
  return db
    .selectFrom("consents")
    .select(({ fn }) => ["user_id", "purpose", fn.max<number | string>("version").as("version")])
    .where("withdrawn_at", "is not", null)
    .where(({ eb, refTuple, tuple }) => eb(refTuple("user_id", "purpose"), ">", tuple(user_id, purpose)))
    .groupBy(["user_id", "purpose"])
    .orderBy("user_id")
    .orderBy("purpose")
    .limit(atOnce)
    .execute()
}

const first = { user_id: "", purpose: "diary" } as const
