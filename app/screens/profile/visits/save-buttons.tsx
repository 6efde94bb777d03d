import type { useForm } from "#app/forms/use-form.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { ConsentButton, ConsentSentence } from "#app/privacy/consent/consent-request.tsx"
import { Button } from "#app/ui/button.tsx"

type SaveButtonsProps = {
  submitProps: ReturnType<typeof useForm>["submitProps"]
  isAsked: boolean
  onClose: () => void
  onRemove: (() => void) | undefined
}

/** The buttons of the form of a visit or a medicine, with the consent that both need. */
export function SaveButtons({ submitProps, isAsked, onClose, onRemove }: SaveButtonsProps) {
  const t = useMessages("visits")
  return (
    <>
      {isAsked && <ConsentSentence purpose="visits" />}
      <div className="flex flex-wrap gap-3">
        <ConsentButton {...submitProps} isAsked={isAsked} agreeing="agreeAndSave" className="grow sm:grow-0">
          {t("save")}
        </ConsentButton>
        <Button variant="quiet" onClick={onClose}>
          {t("cancel")}
        </Button>
        {onRemove && (
          <Button variant="danger" onClick={onRemove} className="sm:ml-auto">
            {t("remove")}
          </Button>
        )}
      </div>
    </>
  )
}
