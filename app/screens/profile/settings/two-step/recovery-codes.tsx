import { Download } from "lucide"
import { useOfferFile } from "#app/install/use-offer-file.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { CopyButton } from "./copy-button.tsx"
import { StepHeading } from "./step-heading.tsx"

const fileName = "florescer-recovery-codes.txt"

export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useMessages("details")
  const offerFile = useOfferFile()
  const text = codes.join("\n")
  const download = () => void offerFile(new Blob([`Florescer\n\n${text}\n`], { type: "text/plain" }), fileName)
  return (
    <div className="flex flex-col gap-5">
      <StepHeading>{t("twoStepCodes")}</StepHeading>
      <p>{t("twoStepCodesText")}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-note-soft p-4">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text}>{t("twoStepCopyCodes")}</CopyButton>
        <Button variant="quiet" size="small" onClick={download}>
          <Icon node={Download} size={18} />
          {t("twoStepDownloadCodes")}
        </Button>
      </div>
      <Button className="self-start" onClick={onKept}>
        {t("twoStepKept")}
      </Button>
    </div>
  )
}
