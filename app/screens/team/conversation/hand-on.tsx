import { type ReactNode, useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { DeskDialog } from "../desk-dialog.tsx"

type Colleague = { id: string; name: string }
type HandOnProps = {
  members: readonly Colleague[]
  onChoose: (member: Colleague) => void
  trigger: (open: () => void) => ReactNode
}

export function HandOn({ members, onChoose, trigger }: HandOnProps) {
  const t = useMessages("team")
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {trigger(() => setOpen(true))}
      {isOpen && (
        <DeskDialog title={t("handOnTitle")} onClose={() => setOpen(false)}>
          {members.length === 0 && <p className="text-ink-soft">{t("handOnNobody")}</p>}
          <ul className="flex flex-col gap-1">
            {members.map((member) => (
              <li key={member.id} className="max-w-none">
                <button
                  type="button"
                  dir="auto"
                  onClick={() => {
                    setOpen(false)
                    onChoose(member)
                  }}
                  className="min-h-12 w-full rounded-md px-3 text-start font-semibold hover:bg-sunken"
                >
                  {member.name}
                </button>
              </li>
            ))}
          </ul>
        </DeskDialog>
      )}
    </>
  )
}
