import { useQueryClient } from "@tanstack/react-query"
import { Check, Hand, UndoDot, UserRoundPlus } from "lucide"
import { useRef, useState } from "react"
import { api } from "#app/api.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { newId } from "#app/sync/new-id.ts"
import { Button } from "#app/ui/button.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useToast } from "#app/ui/toast.ts"
import { useAtDesk } from "../members-only.tsx"
import { conversationQuery, type DeskConversation, isChanged, newestIdOf } from "../queries.ts"
import { useShortcuts } from "../shortcuts.ts"
import { HandOn } from "./hand-on.tsx"

type ActionsProps = { conversation: DeskConversation; members: readonly { id: string; name: string }[] }

const notDone = ["notDone", "notDoneText"] as const

export function Actions({ conversation, members }: ActionsProps) {
  const t = useMessages("team")
  const showToast = useToast()
  const { member } = useAtDesk()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const take = useRef<HTMLButtonElement>(null)
  const handOn = useRef<HTMLButtonElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const seenId = useRef<string | null>(null)
  useShortcuts({
    a: () => take.current?.click(),
    h: () => handOn.current?.click(),
    e: () => close.current?.click(),
  })
  const { id, memberId, closedAt, waitingSince, messages, scheduled } = conversation
  const conversations = api.team.conversations[":id"]
  const isMine = memberId === member.id
  const willGo = scheduled !== null && !scheduled.isHeld

  async function act(send: () => Promise<unknown>, done: string) {
    if (isBusy) return
    setBusy(true)
    try {
      await send()
      await client.refetchQueries(conversationQuery(id))
      showToast({ title: done })
    } catch (error) {
      const hasChanged = isChanged(error)
      if (hasChanged) void client.refetchQueries(conversationQuery(id))
      const [title, description] = hasChanged ? (["stillOpen", "stillOpenText"] as const) : notDone
      showToast({ title: t(title), description: t(description), kind: "destructive" })
    } finally {
      setBusy(false)
      setTimeout(focusHeadingIfLost)
    }
  }

  const assign = (to: string | null, done: string) =>
    void act(() => conversations.assignee.$put({ param: { id }, json: { memberId: to } }), done)
  const finish = () => {
    const json = { closingId: newId(), after: seenId.current }
    void act(() => conversations.close.$post({ param: { id }, json }), t("closedNow"))
  }

  /** Remembers the newest message when the dialog opens, because messages that arrive later have not been seen. */
  function beginClosing(ask: () => void) {
    seenId.current = newestIdOf(messages)
    if (waitingSince || willGo) ask()
    else finish()
  }

  return (
    <div data-uncovered="" className="flex flex-wrap gap-2">
      {isMine ? (
        <Button variant="quiet" size="small" onClick={() => assign(null, t("released"))}>
          <Icon node={UndoDot} size={18} />
          {t("release")}
        </Button>
      ) : (
        <Button ref={take} variant="quiet" size="small" onClick={() => assign(member.id, t("taken"))}>
          <Icon node={Hand} size={18} />
          {t("take")}
        </Button>
      )}
      <HandOn
        members={members.filter((one) => one.id !== member.id && one.id !== memberId)}
        onChoose={(to) => assign(to.id, t("handedOn", { name: to.name }))}
        trigger={(open) => (
          <Button ref={handOn} variant="quiet" size="small" onClick={open}>
            <Icon node={UserRoundPlus} size={18} />
            {t("handOn")}
          </Button>
        )}
      />
      {!closedAt && (
        <ConfirmDialog
          title={t(willGo ? "closeScheduledTitle" : "closeTitle")}
          description={t(willGo ? "closeScheduledText" : "closeText")}
          cancelLabel={t("stayOpen")}
          confirmLabel={t("closeAnyway")}
          onConfirm={finish}
          trigger={(ask) => (
            <Button ref={close} variant="quiet" size="small" onClick={() => beginClosing(ask)}>
              <Icon node={Check} size={18} />
              {t("close")}
            </Button>
          )}
        />
      )}
    </div>
  )
}

function focusHeadingIfLost() {
  if (document.activeElement === document.body) document.querySelector("h1")?.focus({ preventScroll: true })
}
