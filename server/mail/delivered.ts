import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { markWarningDelivered } from "../jobs/idle-warnings.ts"
import { markQuestionMailed } from "../support/data.ts"
import type { WaitingMail } from "./data.ts"

/** What is noted of a mail that has gone out, by its kind; its id is that of the row that it was made for. */
const noteByKind: Record<string, (db: Kysely<Tables>, mailId: string, now: Date) => Promise<void>> = {
  "support-question": markQuestionMailed,
  "idle-warning": markWarningDelivered,
}

/** Notes that a mail has gone out, where somebody asks for it. */
export async function noteDelivery(db: Kysely<Tables>, { kind, id }: Pick<WaitingMail, "kind" | "id">, now: Date) {
  await noteByKind[kind]?.(db, id, now)
}
