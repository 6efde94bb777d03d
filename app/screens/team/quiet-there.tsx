import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"

/** A second look, without the reason why it is quiet. */
export function QuietThere({ isSending, onAnyway }: { isSending: boolean; onAnyway: () => void }) {
  const t = useMessages("team")
  return (
    <Notice role="alert" title={t("quietTitle")}>
      <p className="text-sm">{t("quietText")}</p>
      <Button variant="quiet" size="small" className="mt-2" pending={isSending} onClick={onAnyway}>
        {t("sendAnyway")}
      </Button>
    </Notice>
  )
}
