import * as z from "zod/mini"
import type { About } from "./marked-text.ts"

export const silenceSchema = z.strictObject({ isOn: z.boolean() })
export type Silence = z.infer<typeof silenceSchema>

/** Signs of danger in her own body never are. */
export const silenced: ReadonlySet<About> = new Set(["baby", "weight"])
