import { Fragment, type ReactNode, useEffect, useRef } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { Bubble } from "./bubble.tsx"
import { AfterReply, QuestionBubble, ReplyBubble } from "./team-bubbles.tsx"
import type { TimelineItem } from "./timeline.ts"

type MessagesProps = {
  items: TimelineItem[]
  newestReplyId: string | undefined
  isWaiting: boolean
  /** The message after which the children are inserted. */
  insertAfter: string | null
  children: ReactNode
  isToTeam: boolean
  onWriteToTeam: () => void
  onCloseConversation: () => void
}

/** The conversation; new messages are announced politely and scrolled to. */
export function Messages({ items, newestReplyId, isWaiting, insertAfter, children, ...team }: MessagesProps) {
  const t = useMessages("chat")
  const list = useRef<HTMLOListElement>(null)
  const lastItem = items.at(-1)
  const newest = lastItem?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is what is shown
  useEffect(() => {
    if (newest) showEnd(list.current?.lastElementChild)
  }, [newest, isWaiting])
  return (
    <div id="conversation" role="log" aria-label={t("conversation")} tabIndex={-1} className="outline-none">
      <ol ref={list} className="flex flex-col gap-3">
        {items.map((item) => (
          <Fragment key={item.id}>
            {item.kind === "message" && <Bubble message={item.message} />}
            {item.kind === "question" && <QuestionBubble question={item.question} isNewest={item === lastItem} />}
            {item.kind === "reply" && <ReplyBubble reply={item.reply} />}
            {item.id === newestReplyId && (
              <AfterReply isWriting={team.isToTeam} onWrite={team.onWriteToTeam} onClose={team.onCloseConversation} />
            )}
            {item.id === insertAfter && <li className="max-w-none">{children}</li>}
          </Fragment>
        ))}
      </ol>
      {isWaiting && (
        <p className="mt-3 flex w-fit items-center gap-3 rounded-lg rounded-bl-sm border border-line bg-surface px-4 py-3 text-ink-soft">
          <Dots />
          {t("thinking")}
        </p>
      )}
    </div>
  )
}

/** Scrolls to the end of the screen, but never past the beginning of what is new. */
function showEnd(newest: Element | null | undefined) {
  const page = document.documentElement
  const topBar = Number.parseFloat(getComputedStyle(page).scrollPaddingTop) || 0
  const beginning = (newest?.getBoundingClientRect().top ?? 0) + page.scrollTop - topBar
  scrollTo({ top: Math.min(page.scrollHeight, beginning) })
}

function Dots() {
  return (
    <span aria-hidden className="flex gap-1">
      {["", "[animation-delay:150ms]", "[animation-delay:300ms]"].map((delay) => (
        <span key={delay} className={`size-2 animate-pulse rounded-full bg-petal ${delay}`} />
      ))}
    </span>
  )
}
