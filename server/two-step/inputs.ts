import * as z from "zod"
import { signInSchema } from "#domain/account.ts"
import { appCodeSchema, secondStepCodeSchema } from "#domain/two-step.ts"

const { password } = signInSchema.shape

export const passwordSchema = z.object({ password })
export const confirmSchema = z.object({ code: appCodeSchema })
export const turnOffSchema = z.object({ password, code: secondStepCodeSchema })
