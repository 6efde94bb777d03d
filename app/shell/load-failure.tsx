import { useEffect, useEffectEvent } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { closeFailure, useToast } from "#app/ui/toast.ts"

type LoadFailureProps = { title: string; text: string; onRetry: () => void }

export function LoadFailure({ title, text, onRetry }: LoadFailureProps) {
  const t = useMessages("profile")
  return (
    <Notice title={title} role="note">
      <p>{text}</p>
      <Button variant="quiet" size="small" className="mt-3" onClick={onRetry}>
        {t("retry")}
      </Button>
    </Notice>
  )
}

type Message = { title: string; description: string }

/** Shows the toast once, however often the fetch is retried. */
export function useFailureToast(hasFailed: boolean, message: Message) {
  const showToast = useToast()
  const show = useEffectEvent(() => showToast({ ...message, kind: "destructive" }))
  useEffect(() => {
    if (!hasFailed) return
    show()
    return closeFailure
  }, [hasFailed])
}
