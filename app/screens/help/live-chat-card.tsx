import { Clock, MessagesSquare } from "lucide-react"
import { useWords } from "#app/language/use-words.ts"
import { useNotImplemented } from "#app/shell/not-implemented.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"

export function LiveChatCard() {
  const t = useWords("help")
  const showNotImplemented = useNotImplemented()
  return (
    <Card tone="bare" aria-labelledby="live-chat" className="flex flex-col items-start gap-3">
      <h2 id="live-chat" className="flex items-center gap-3 text-xl">
        <MessagesSquare size={22} aria-hidden className="shrink-0 text-action" />
        {t("liveChat")}
      </h2>
      <p>{t("liveChatText")}</p>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Clock size={18} aria-hidden className="shrink-0" />
        {t("liveChatHours")}
      </p>
      <Button variant="quiet" size="small" onClick={showNotImplemented}>
        {t("startLiveChat")}
      </Button>
    </Card>
  )
}
