import { useState } from "react"
import type * as z from "zod/mini"
import { api } from "#app/api.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { qrPicture } from "#app/qr-picture.ts"
import type { proofSchema } from "#domain/account/account.ts"
import { ProofForm } from "../proof-form.tsx"
import { ConfirmEmail } from "./confirm-email.tsx"
import { ScanCode } from "./scan-code.tsx"
import { StepHeading } from "./step-heading.tsx"
import type { AppKey } from "./use-two-step.ts"

type TurnOnProps = { isEmailConfirmed: boolean; takesFocus: boolean; onCodes: (codes: string[]) => void }

export function TurnOn({ isEmailConfirmed, takesFocus, onCodes }: TurnOnProps) {
  const t = useMessages("details")
  const [key, setKey] = useState<AppKey | null>(null)

  async function begin(json: z.infer<typeof proofSchema>) {
    const begun = await (await api.auth["two-step"].begin.$post({ json })).json()
    setKey({ ...begun, picture: await qrPicture(begun.address).catch(() => null) })
  }

  if (key) return <ScanCode appKey={key} onCodes={onCodes} />
  return (
    <div className="flex flex-col gap-5">
      {takesFocus && <StepHeading>{t("twoStepOffTitle")}</StepHeading>}
      <p>{t("twoStepWhat")}</p>
      {isEmailConfirmed ? (
        <ProofForm label={t("twoStepBegin")} submit={begin} />
      ) : (
        <ConfirmEmail why={t("twoStepUnconfirmed")} />
      )}
    </div>
  )
}
