import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"

/** Asks for confirmation before a reply is sent to a mother in quiet mode. It does not give the reason for the mode. */
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
