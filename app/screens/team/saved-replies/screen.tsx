import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { newId } from "#app/sync/new-id.ts"
import { Button } from "#app/ui/button.tsx"
import { focusMain } from "#app/ui/focus-main.ts"
import { Page } from "#app/ui/page.tsx"
import { Select } from "#app/ui/select.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { languages } from "#domain/language.ts"
import { savedReplyTitleMaxLength } from "#domain/team/saved-reply.ts"
import { type StoredReply, savedRepliesQuery } from "../queries.ts"
import { SearchField } from "../search-field.tsx"
import { type Pick, usePicks } from "../use-picks.ts"
import { useTextsLanguage } from "../use-texts-language.ts"
import { ReadyAnswers } from "./ready-answers.tsx"
import { SavedReplyForm } from "./saved-reply-form.tsx"
import { SavedReplyItem } from "./saved-reply-item.tsx"

const emptyReply = { title: "", pt: "", en: "", es: "" }

export default function SavedReplies() {
  const t = useMessages("team")
  const client = useQueryClient()
  const { language, choose } = useTextsLanguage()
  const { data, isPending, refetch } = useQuery(savedRepliesQuery)
  const [edited, setEdited] = useState<{ saved: StoredReply; isNew: boolean } | null>(null)
  const [search, setSearch] = useState("")
  const picks = usePicks(language, search)
  const found = new Set(picks?.map(({ id }) => id))
  const shown = data?.filter(({ id }) => search === "" || found.has(id))

  function end() {
    setEdited(null)
    void client.invalidateQueries(savedRepliesQuery)
  }

  function endDeleted() {
    focusMain()
    end()
  }

  function begin(written: Partial<StoredReply>) {
    setEdited({ saved: { ...emptyReply, ...written, id: newId() }, isNew: true })
  }

  function adapt({ title, text }: Pick) {
    begin({ title: title.slice(0, savedReplyTitleMaxLength), [language]: text })
  }

  return (
    <>
      <title>{t("savedRepliesTitle")}</title>
      <div className="desk-scroll">
        <Page title={t("savedReplies")} intro={t("savedRepliesIntro")}>
          {edited?.isNew && (
            <SavedReplyForm key={edited.saved.id} saved={edited.saved} language={language} onEnd={end} />
          )}
          {!edited && (
            <Button size="small" className="self-start" onClick={() => begin({})}>
              {t("newSavedReply")}
            </Button>
          )}
          <Select
            label={t("textsLanguage")}
            look="pill"
            options={languages.map((value) => ({ value, label: t(`language-${value}`) }))}
            value={language}
            onChange={choose}
          />
          <SearchField id="text-search" label={t("pickSearch")} onSearch={setSearch} />
          <section aria-labelledby="own-texts" className="flex flex-col gap-2">
            <h2 id="own-texts" className="text-xl">
              {t("ownTexts")}
            </h2>
            {!data && isPending && <Skeleton className="h-40" />}
            {!data && !isPending && (
              <div className="flex flex-col items-start gap-3">
                <p>{t("listUnavailable")}</p>
                <Button variant="quiet" size="small" onClick={() => void refetch()}>
                  {t("again")}
                </Button>
              </div>
            )}
            {shown?.length === 0 && !edited && (
              <p className="text-ink-soft">{t(data?.length === 0 ? "noSavedReplies" : "pickNothing")}</p>
            )}
            <ul className="flex flex-col">
              {shown?.map((saved) => (
                <li key={saved.id} className="max-w-none border-t border-line py-4 first:border-t-0">
                  {edited?.saved.id === saved.id && !edited.isNew ? (
                    <SavedReplyForm saved={edited.saved} language={language} onEnd={end} />
                  ) : (
                    <SavedReplyItem
                      saved={saved}
                      language={language}
                      onEdit={() => setEdited({ saved, isNew: false })}
                      onDeleted={endDeleted}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
          <ReadyAnswers picks={picks?.filter(({ kind }) => kind === "faq")} onAdapt={adapt} />
        </Page>
      </div>
    </>
  )
}
