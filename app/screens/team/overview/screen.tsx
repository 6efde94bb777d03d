import { useQuery } from "@tanstack/react-query"
import { useMessages } from "#app/language/use-messages.ts"
import NotFound from "#app/shell/not-found.tsx"
import { Button } from "#app/ui/button.tsx"
import { Page } from "#app/ui/page.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { useAtDesk } from "../members-only.tsx"
import { overviewQuery } from "../queries.ts"
import { Audit } from "./audit.tsx"
import { Figures } from "./figures.tsx"
import { Installation } from "./installation.tsx"
import { NightWords } from "./night-words.tsx"
import { Posters } from "./posters.tsx"
import { Report } from "./report.tsx"
import { Themes } from "./themes.tsx"
import { Unanswered } from "./unanswered.tsx"

export default function Overview() {
  const t = useMessages("team")
  const { member } = useAtDesk()
  const { data, isPending, refetch } = useQuery({ ...overviewQuery, enabled: member.isOperator })
  if (!member.isOperator) return <NotFound />
  return (
    <>
      <title>{t("overviewTitle")}</title>
      <div className="desk-scroll">
        <Page
          title={t("overview")}
          intro={t("overviewIntro")}
          aside={
            data && (
              <>
                <Installation overview={data} />
                <Audit />
              </>
            )
          }
        >
          {!data && isPending && <Skeleton className="h-60" />}
          {!data && !isPending && (
            <div className="flex flex-col items-start gap-3">
              <p>{t("overviewUnavailable")}</p>
              <Button variant="quiet" size="small" onClick={() => void refetch()}>
                {t("again")}
              </Button>
            </div>
          )}
          {data && <Figures days={data.days} />}
          {data && <Themes themes={data.themes} />}
          {data && <Report />}
          {data && <Unanswered questions={data.unanswered} />}
          {data && <NightWords />}
          {data && <Posters invitations={data.invitations} />}
        </Page>
      </div>
    </>
  )
}
