import { useState } from "react"
import { messageOf } from "#app/language/load-messages.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { AppError } from "#app/send.ts"
import { Button } from "#app/ui/button.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { showToast } from "#app/ui/toast.ts"

type EndButtonProps = {
  label: string
  /** The label with the name of what ends, for whoever hears the button alone. */
  fullLabel: string
  title: string
  description: string
  cancelLabel: string
  ended: { title: string; description: string }
  failedTitle: string
  /** The id of what takes the focus afterwards: the button disappears with its row. */
  focusId: string
  onEnd: () => Promise<void>
}

/** Ends what is in its row of a list, once she has confirmed it, and says what has come of it. */
export function EndButton({ label, fullLabel, ended, failedTitle, focusId, onEnd, ...dialog }: EndButtonProps) {
  const tErrors = useMessages("errors")
  const lang = useLanguageOf("details")
  const [isEnding, setEnding] = useState(false)

  async function end() {
    setEnding(true)
    try {
      await onEnd()
      document.getElementById(focusId)?.focus()
      showToast({ ...ended, lang })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      showToast({ title: failedTitle, description: messageOf(tErrors, error), kind: "destructive", lang })
    } finally {
      setEnding(false)
    }
  }

  return (
    <ConfirmDialog
      {...dialog}
      kind="danger"
      lang={lang}
      confirmLabel={label}
      onConfirm={() => void end()}
      trigger={(ask) => (
        <Button variant="quiet" size="small" pending={isEnding} aria-label={fullLabel} onClick={ask}>
          {label}
        </Button>
      )}
    />
  )
}
