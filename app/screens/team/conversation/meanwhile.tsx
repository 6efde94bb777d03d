import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { DeskMessage } from "../queries.ts"

type MeanwhileProps = {
  messages: readonly DeskMessage[]
  isUrgent: boolean
  isSending: boolean
  onAnyway: () => void
}

export function Meanwhile({ messages, isUrgent, isSending, onAnyway }: MeanwhileProps) {
  const t = useMessages("team")
  return (
    <Notice role={isUrgent ? "alert" : "status"} title={t("changedTitle")}>
      <ul className="my-1 max-h-32 overflow-y-auto text-sm">
        {messages.map((message) => (
          <li key={message.id} className="max-w-none wrap-anywhere">
            <span className="font-bold">
              {message.kind === "question" ? t("sheAsked") : t("written-reply", { name: message.memberName })}
            </span>{" "}
            <bdi>{message.text}</bdi>
          </li>
        ))}
      </ul>
      <p className="text-sm">{t("changedText")}</p>
      <Button variant="quiet" size="small" className="mt-2" pending={isSending} onClick={onAnyway}>
        {t("sendAnyway")}
      </Button>
    </Notice>
  )
}
