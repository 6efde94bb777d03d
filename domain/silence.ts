import * as z from "zod/mini"
import type { About } from "./marked-text.ts"

/** Whether she wishes to read nothing about the baby: after a loss, or for reasons of her own. */
export const silenceSchema = z.strictObject({ isOn: z.boolean() })
export type Silence = z.infer<typeof silenceSchema>

/** The topics hidden then. Signs of danger in her own body never are. */
export const silenced: ReadonlySet<About> = new Set(["baby", "weight"])
