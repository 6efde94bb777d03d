import { Link } from "react-router"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { SearchField } from "#app/search/search-field.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { Page } from "#app/ui/page.tsx"
import { EmailCard } from "./email-card.tsx"
import { GuideCards } from "./guide-cards.tsx"
import { LiveChatCard } from "./live-chat-card.tsx"
import { Questions } from "./questions.tsx"

export const handle: ScreenHandle = { messages: "help", also: ["guides"] }
export const clientLoader = screenLoader(handle)

export default function Help() {
  const t = useMessages("help")
  return (
    <>
      <title>{t("title")}</title>
      <Page
        title={t("heading")}
        intro={t("intro")}
        isDense
        aside={
          <>
            <EmailCard />
            <LiveChatCard />
            <Notice role="note" title={t("emergency")}>
              <p>{t("emergencyText")}</p>
            </Notice>
            <Link to="/accessibility" className="inline-flex min-h-11 items-center self-start underline">
              {t("accessibility")}
            </Link>
          </>
        }
      >
        <SearchField />
        <GuideCards />
        <Questions />
      </Page>
    </>
  )
}
