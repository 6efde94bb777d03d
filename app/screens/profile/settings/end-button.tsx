import { Button } from "#app/ui/button.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { useEnd } from "./use-end.ts"

type EndButtonProps = Parameters<typeof useEnd>[0] & {
  label: string
  /** Names what the button ends, for screen-reader users who hear it without its row. */
  fullLabel: string
  title: string
  description: string
  cancelLabel: string
  ended: { title: string; description: string }
  onEnd: () => Promise<void>
}

export function EndButton({ label, fullLabel, ended, failedTitle, focusId, onEnd, ...dialog }: EndButtonProps) {
  const { end, isEnding } = useEnd({ failedTitle, focusId })

  return (
    <ConfirmDialog
      {...dialog}
      kind="danger"
      confirmLabel={label}
      onConfirm={() => void end(onEnd, ended)}
      trigger={(ask) => (
        <Button variant="quiet" size="small" pending={isEnding} aria-label={fullLabel} onClick={ask}>
          {label}
        </Button>
      )}
    />
  )
}
