import { MessageCircleHeart } from "lucide"
import { UrgentLine } from "#app/care/urgent-line.tsx"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { dayAndMonth, timeOfDay } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useOperations, useSynced, useSyncState } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { calendarDay } from "#app/ui/her-clock.ts"
import { Icon } from "#app/ui/icon.tsx"
import { LinkedText } from "#app/ui/linked-text.tsx"
import { useToday } from "#app/ui/use-today.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { isAnswered, type TeamReply } from "#domain/team/team.ts"
import { ReplyBy } from "./reply-by.tsx"
import { TakeBack } from "./take-back.tsx"
import type { ShownQuestion } from "./use-timeline.ts"
import { YesOrNo } from "./yes-or-no.tsx"

export function ReplyBubble({ reply }: { reply: TeamReply }) {
  const t = useMessages("chat")
  const { perform } = useOperations()
  const { id, text, memberName, sentAt, helped } = reply
  return (
    <li
      data-from="team"
      className="flex max-w-[88%] flex-col gap-1 self-start rounded-lg rounded-bl-sm border border-done/40 bg-done-soft px-4 py-3 sm:max-w-[min(80%,40rem)]"
    >
      <p className="flex items-center gap-2 text-sm font-bold wrap-anywhere">
        <Icon node={MessageCircleHeart} size={18} className="shrink-0 text-done" />
        {t("fromTeam", { name: memberName })}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
        <LinkedText text={text} />
      </p>
      <Moment at={sentAt} />
      <YesOrNo
        question={t("helped")}
        answer={helped}
        onAnswer={(answer) => perform("replyRated", { replyId: id, helped: answer })}
        className="border-done/40 pt-3"
      />
    </li>
  )
}

type AfterReplyProps = { isWriting: boolean; onWrite: () => void; onClose: () => void }

export function AfterReply({ isWriting, onWrite, onClose }: AfterReplyProps) {
  const t = useMessages("chat")
  const isClosed = useSynced(({ teamConversation }) => teamConversation[ownKey]?.closedAt != null)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {isClosed && (
        <p role="status" className="w-full text-ink-soft">
          {t("conversationClosed")}
        </p>
      )}
      {!isWriting && (
        <Button size="small" variant="soft" onClick={onWrite}>
          {t("writeToTeam")}
        </Button>
      )}
      {!isClosed && (
        <button
          type="button"
          onClick={onClose}
          className="min-h-11 px-1 text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {t("thatIsAll")}
        </button>
      )}
    </li>
  )
}

export function QuestionBubble({ question, isNewest }: { question: ShownQuestion; isNewest: boolean }) {
  const t = useMessages("chat")
  const { id, text, askedAt } = question
  const isPending = useSyncState(({ pending, refused }) =>
    [...pending, ...refused.map(({ operation }) => operation)].some(
      ({ name, args }) => name === "questionAsked" && args.questionId === id,
    ),
  )
  const hasAnswer = useSynced(({ teamReplies }) => isAnswered(question, Object.values(teamReplies)))
  return (
    <li
      data-from="user"
      className="flex max-w-[88%] flex-col gap-1 self-end rounded-lg rounded-br-sm border border-transparent bg-action-soft px-4 py-3 sm:max-w-[min(80%,40rem)]"
    >
      <span className="sr-only">{t("fromYou")}</span>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
        {text}
      </p>
      <p className="text-sm text-ink-soft">{t(isPending ? "toTeamWaiting" : "toTeamSent")}</p>
      <ReplyBy question={question} />
      <TakeBack question={question} isPlain />
      {isNewest && !hasAnswer && <UrgentLine />}
      <Moment at={askedAt} />
    </li>
  )
}

function Moment({ at }: { at: string }) {
  const lang = useLanguage()
  const day = calendarDay(at)
  const isToday = day === useToday()
  return (
    <time dateTime={at} className="self-end text-xs text-ink-soft">
      {!isToday && `${dayAndMonth(day, lang)}, `}
      {timeOfDay(at, lang)}
    </time>
  )
}
