import * as z from "zod"
import { proofSchema } from "#domain/account.ts"
import { appCodeSchema, secondStepCodeSchema } from "#domain/two-step.ts"

export const confirmSchema = z.object({ code: appCodeSchema })
export const turnOffSchema = z.object({ ...proofSchema.shape, code: secondStepCodeSchema })
