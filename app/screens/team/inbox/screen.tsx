import { useState } from "react"
import { Outlet, useNavigate, useParams, useSearchParams } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import type { Box } from "#server/team/inbox.ts"
import { SearchField } from "../search-field.tsx"
import { useShortcuts } from "../shortcuts.ts"
import { BoxChoice, boxes } from "./box-choice.tsx"
import { InboxList, itemId, useInbox } from "./list.tsx"
import { Summary } from "./summary.tsx"
import { useSteps } from "./use-steps.ts"

const searchId = "desk-search"

export default function Inbox() {
  const t = useMessages("team")
  const { id: open } = useParams()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const box = boxes.find((one) => one === params.get("box")) ?? "waiting"
  const [search, setSearch] = useState("")
  const inbox = useInbox(box, search)
  const step = useSteps(
    inbox.conversations.map(({ id }) => id),
    open,
    (id) => {
      if (open) void navigate({ pathname: `/team/${id}`, search: params.toString() })
      else document.getElementById(itemId(id))?.focus()
    },
  )
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    "/": open ? undefined : () => document.getElementById(searchId)?.focus(),
  })

  const choose = (next: Box) => setParams(next === "waiting" ? {} : { box: next }, { preventScrollReset: true })
  const Heading = open ? "h2" : "h1"
  return (
    <main id="main" tabIndex={-1} className="desk-columns outline-none" data-open={open ? "" : undefined}>
      {!open && <title>{t("title")}</title>}
      <section aria-labelledby="inbox" className="desk-column desk-list lg:border-r lg:border-line">
        <div className="flex flex-col gap-3 px-4 pt-5 pb-3 sm:px-6">
          <Heading id="inbox" className="text-2xl">
            {t("inbox")}
          </Heading>
          <Summary />
          <BoxChoice value={box} onChange={choose} />
          <SearchField id={searchId} label={t("search")} onSearch={setSearch} />
        </div>
        <InboxList box={box} search={search} open={open} inbox={inbox} />
      </section>
      <section aria-label={t("conversation")} className="desk-column desk-conversation">
        <Outlet />
      </section>
    </main>
  )
}
