import * as z from "zod/mini"

/** Whether she wishes to hear nothing of the baby: after a loss, or for reasons of her own. */
export const silenceSchema = z.strictObject({ isOn: z.boolean() })
export type Silence = z.infer<typeof silenceSchema>
