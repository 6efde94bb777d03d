import { Fragment, type ReactNode, useEffect, useRef } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { Bubble } from "./bubble.tsx"
import { LaterParts } from "./lazy-parts.tsx"
import type { TimelineItem } from "./use-timeline.ts"
import type { Rate } from "./useful.tsx"

type MessagesProps = {
  items: TimelineItem[]
  newestReplyId: string | undefined
  isWaiting: boolean
  insertAfter: string | null
  /** The kind of danger whose question or card, with the number to call, is already shown. */
  shownKind: SafetyKind | undefined
  children: ReactNode
  rating: Rate
  isToTeam: boolean
  onWriteToTeam: () => void
  onCloseConversation: () => void
}

export function Messages({
  items,
  newestReplyId,
  isWaiting,
  insertAfter,
  shownKind,
  children,
  rating,
  ...team
}: MessagesProps) {
  const t = useMessages("chat")
  const list = useRef<HTMLOListElement>(null)
  const lastItem = items.at(-1)
  const newestId = lastItem?.id
  useEffect(() => {
    if (list.current && (isWaiting || newestId)) showNewest(list.current)
  }, [newestId, isWaiting])
  return (
    <div id="conversation" role="log" aria-label={t("conversation")} tabIndex={-1} className="outline-none">
      <ol ref={list} className="flex flex-col gap-3">
        {items.map((item) => (
          <Fragment key={item.id}>
            {item.kind === "message" && (
              <Bubble
                message={item.message}
                rating={rating}
                mayAsk={insertAfter === null}
                isNewest={item === lastItem}
                shownKind={shownKind}
              />
            )}
            {item.kind === "question" && (
              <LaterParts>
                {({ QuestionBubble }) => <QuestionBubble question={item.question} isNewest={item === lastItem} />}
              </LaterParts>
            )}
            {item.kind === "reply" && (
              <LaterParts>{({ ReplyBubble }) => <ReplyBubble reply={item.reply} />}</LaterParts>
            )}
            {item.id === newestReplyId && (
              <LaterParts>
                {({ AfterReply }) => (
                  <AfterReply
                    isWriting={team.isToTeam}
                    onWrite={team.onWriteToTeam}
                    onClose={team.onCloseConversation}
                  />
                )}
              </LaterParts>
            )}
            {item.id === insertAfter && (
              <li data-from="card" className="max-w-none">
                {children}
              </li>
            )}
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

/** The share of the screen that her question and the gentle question below it may take above a new answer. */
const mostAbove = 0.6

/**
 * Scrolls her question out of view only for an urgent card or a reply of the team. A message longer than the screen is
 * shown at its end.
 */
function showNewest(list: HTMLOListElement) {
  const page = document.documentElement
  const topBar = Number.parseFloat(getComputedStyle(page).scrollPaddingTop) || 0
  const topOf = (element: Element | undefined) => (element?.getBoundingClientRect().top ?? 0) + page.scrollTop - topBar
  const items = [...list.querySelectorAll<HTMLElement>("[data-from]")]
  const newest = items.at(-1)
  const asked = newest?.dataset.from === "ai" ? items.findLast(({ dataset }) => dataset.from === "user") : newest
  const beginning = Math.max(topOf(asked), topOf(newest) - page.clientHeight * mostAbove)
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
