import { useQuery } from "@tanstack/react-query"
import { createContext, type ReactNode, useContext } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { isUnavailable } from "#app/send.ts"
import { Loading } from "#app/session/loading.tsx"
import NotFound from "#app/shell/not-found.tsx"
import { VisitorHeader } from "#app/shell/visitor-header.tsx"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { Page } from "#app/ui/page.tsx"
import type { Member } from "#server/team/members.ts"
import { isLostTo, meQuery } from "./queries.ts"

type AtDesk = { member: Member; lost: ReturnType<typeof isLostTo> }

const DeskContext = createContext<AtDesk | null>(null)

/** The desk stays mounted after the server has closed it to a member, so that what they were writing is not lost. */
export function useAtDesk(): AtDesk {
  const atDesk = useContext(DeskContext)
  if (!atDesk) throw new Error("useAtDesk must be used at the desk")
  return atDesk
}

/** Renders "not found" for everybody who is not a member. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { data: member, error, isPending, refetch } = useQuery(meQuery)
  if (member) return <DeskContext value={{ member, lost: isLostTo(error) }}>{children}</DeskContext>
  if (isPending) return <Loading />
  if (isUnavailable(error)) return <NoAnswer onAgain={() => void refetch()} />
  return isLostTo(error) === "two-step" ? <TwoStepNeeded /> : <NotFound />
}

/** The text does not mention the desk, because the reader may not be a member. */
function NoAnswer({ onAgain }: { onAgain: () => void }) {
  const t = useMessages("team")
  return (
    <>
      <title>Florescer</title>
      <VisitorHeader />
      <Page title={t("noAnswerTitle")} intro={t("noAnswerText")} width="form">
        <Button onClick={onAgain} className="self-start">
          {t("again")}
        </Button>
      </Page>
    </>
  )
}

function TwoStepNeeded() {
  const t = useMessages("team")
  return (
    <>
      <title>{t("twoStepPage")}</title>
      <VisitorHeader home="/dashboard" />
      <Page title={t("twoStepTitle")} intro={t("twoStepText")} width="form">
        <ButtonLink to="/profile/settings?tab=account#two-step" className="self-start">
          {t("toTwoStep")}
        </ButtonLink>
      </Page>
    </>
  )
}
