import { SendHorizontal } from "lucide"
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react"
import { useDraft } from "#app/chat/draft.ts"
import { PartMessage } from "#app/language/message.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import { isComposing } from "#app/ui/is-composing.ts"
import { storable } from "#domain/storable-text.ts"
import { questionMaxLength } from "#domain/team/team.ts"
import { type ReplyTimes, ToTeam } from "./to-team.tsx"

/** Only wide screens with a mouse get the focus: on a phone it would open a keyboard over half of the screen. */
const besideKeys = "(width >= 64rem) and (pointer: fine)"

type ComposerProps = ReplyTimes & {
  /** True if the field may take the focus; false while something more urgent is on the screen. */
  takesFocus: boolean
  isReady: boolean
  isHeld: boolean
  isWaiting: boolean
  isToTeam: boolean
  hasAgreed: boolean
  onLeaveTeam: () => void
  /** Called when she taps the field or has written. The focus alone does not count, because the screen sets it. */
  onBegin: () => void
  /** Returns false if the message cannot be answered yet; the composer then sends it again. */
  onSend: (text: string) => boolean
}

export function Composer({
  takesFocus,
  isReady,
  isHeld,
  isWaiting,
  isToTeam,
  hasAgreed,
  onBegin,
  onSend,
  ...team
}: ComposerProps) {
  const t = useMessages("chat")
  const { text, isSent, write } = useDraft()
  const field = useRef<HTMLTextAreaElement>(null)
  const trimmed = storable(text).trim()
  const isTooLong = trimmed.length > questionMaxLength

  const hasDraft = text !== ""
  const begin = useEffectEvent(onBegin)
  useEffect(() => {
    if (hasDraft) begin()
  }, [hasDraft])

  // A message that was sent before the answers had loaded is sent again: once while another answer is awaited, in case
  // it is urgent, and once when none is awaited.
  const turn = isReady && isSent && (isWaiting ? "urgent" : "any")
  const sendAgain = useEffectEvent(send)
  useEffect(() => {
    if (turn) sendAgain()
  }, [turn])

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (trimmed === "") return
    if (isTooLong) return field.current?.focus()
    if (!onSend(trimmed)) return write({ text: trimmed, isSent: true })
    // The empty field disables the send button, which would lose the focus.
    if (event) field.current?.focus({ preventScroll: true })
    write({ text: "", isSent: false })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && !event.shiftKey && !isComposing(event.nativeEvent)) send(event)
  }

  const focusFirst = useEffectEvent(() => {
    if (takesFocus && matchMedia(besideKeys).matches) field.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    // The timeout lets this run after everything else that moves the focus on a new screen.
    const timer = setTimeout(focusFirst)
    return () => clearTimeout(timer)
  }, [])

  const agrees = isToTeam && !hasAgreed
  return (
    <form
      onSubmit={send}
      className="sticky bottom-(--bottom-bar) z-10 -mx-4 mt-auto flex move-late flex-col gap-2 border-t border-line bg-ground px-4 pt-3 pb-3 flat:py-1 sm:-mx-8 sm:px-8 lg:bottom-0 lg:pb-6"
    >
      {isToTeam && <ToTeam withinMinutes={team.withinMinutes} answerBy={team.answerBy} onLeave={team.onLeaveTeam} />}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isSent || isHeld ? t(isWaiting && isReady ? "goesNext" : "gettingReady") : ""}
      </p>
      {isTooLong && (
        <p id="message-error" role="alert" className="text-sm font-semibold text-danger">
          {t("tooLong", { max: questionMaxLength, length: trimmed.length })}
        </p>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id="message"
          rows={1}
          aria-label={t(isToTeam ? "toTeamMessage" : "yourMessage")}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? "message-error" : undefined}
          placeholder={t(isToTeam ? "toTeamPlaceholder" : "placeholder")}
          enterKeyHint="send"
          dir="auto"
          value={text}
          onPointerDown={onBegin}
          onChange={(event) => write({ text: event.target.value, isSent: false })}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-13 flat:max-h-20 min-w-0 flex-1 resize-none rounded-lg border border-line-strong bg-surface px-4 py-3 text-base wrap-anywhere text-ink placeholder:whitespace-nowrap narrow:placeholder:whitespace-normal placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-danger"
        />
        <button
          type="submit"
          aria-label={agrees ? undefined : t("send")}
          disabled={isWaiting || trimmed === ""}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          className="flex h-13 min-w-13 shrink-0 items-center justify-center rounded-full bg-action-fill text-action-ink transition-colors not-disabled:hover:bg-action-fill-strong disabled:bg-sunken disabled:text-ink-soft"
        >
          {agrees ? (
            <PartMessage of="consent" name="agreeAndSend" className="px-4 text-sm font-bold" />
          ) : (
            <Icon node={SendHorizontal} size={22} />
          )}
        </button>
      </div>
    </form>
  )
}
