import { useQuery } from "@tanstack/react-query"
import { useParams } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { useAtDesk } from "../members-only.tsx"
import { conversationQuery, isLostTo } from "../queries.ts"
import { OpenConversation } from "./open-conversation.tsx"

export default function ConversationScreen() {
  const t = useMessages("team")
  const { id = "" } = useParams()
  const { lost } = useAtDesk()
  const { data, error, isPending, refetch } = useQuery(conversationQuery(id))
  // She may have deleted it while somebody writes: their text stays.
  const isGone = !lost && isLostTo(error) === "nobody"
  return (
    <>
      <title>{isGone && !data ? `${t("goneTitle")} · Florescer` : t("conversationTitle")}</title>
      {data && <OpenConversation key={id} conversation={data} isGone={isGone} />}
      {!data && isPending && <LoadingConversation />}
      {!data && !isPending && (
        <div className="flex flex-col items-start gap-4 p-6 sm:p-8">
          <h1 className="text-2xl">{t(isGone ? "goneTitle" : "conversationUnavailable")}</h1>
          {isGone && <p>{t("goneText")}</p>}
          {isGone ? (
            <ButtonLink to="/team" variant="quiet">
              {t("toInbox")}
            </ButtonLink>
          ) : (
            <Button variant="quiet" onClick={() => void refetch()}>
              {t("again")}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function LoadingConversation() {
  const t = useMessages("team")
  return (
    <div className="flex flex-col gap-5 p-6 sm:p-8">
      <h1 className="sr-only">{t("conversation")}</h1>
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-24 w-3/4" />
      <Skeleton className="h-16 w-2/3 self-end" />
      <Skeleton className="h-24 w-3/4" />
    </div>
  )
}
