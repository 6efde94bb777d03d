import { Hono } from "hono"
import { mailCodeSchema } from "#domain/account/account.ts"
import { jsonInput } from "../json-input.ts"
import type { AccountParts } from "./account-parts.ts"

/**
 * Takes the code of a mail in place of its link, in the browser that asked for the mail. Wrong codes count towards the
 * same limit as wrong passwords.
 */
export function mailCodeRoutes({ admission, confirmation, device, mailCodes }: AccountParts) {
  return new Hono().post("/mail-code", jsonInput(mailCodeSchema), async (c) => {
    const { email, code } = c.req.valid("json")
    const kind = await admission.signIn(c, email, async () => mailCodes.take(email, await device.read(c), code))
    if (kind === "confirm-email") return c.json({ kind, outcome: await confirmation.followCode(c, email) })
    return c.json({ kind, token: await mailCodes.tokenFor(kind, email) })
  })
}
