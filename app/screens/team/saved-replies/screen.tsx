import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { api } from "#app/api.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { newId } from "#app/sync/new-id.ts"
import { Button } from "#app/ui/button.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { focusMain } from "#app/ui/focus-main.ts"
import { Page } from "#app/ui/page.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { closeFailure } from "#app/ui/toast.ts"
import { useToast } from "#app/ui/use-toast.ts"
import { languages } from "#domain/language.ts"
import { type StoredReply, savedRepliesQuery } from "../queries.ts"
import { SavedReplyForm } from "./saved-reply-form.tsx"

/** The team's own ready texts, in up to three languages. */
export default function SavedReplies() {
  const t = useMessages("team")
  const client = useQueryClient()
  const { data, isPending, refetch } = useQuery(savedRepliesQuery)
  const [edited, setEdited] = useState<StoredReply | null>(null)

  function end() {
    setEdited(null)
    void client.invalidateQueries(savedRepliesQuery)
    // The form goes: the focus stays on the page.
    focusMain()
  }

  const isNew = edited !== null && !data?.some(({ id }) => id === edited.id)
  return (
    <>
      <title>{t("savedRepliesTitle")}</title>
      <div className="desk-scroll">
        <Page title={t("savedReplies")} intro={t("savedRepliesIntro")}>
          {edited && isNew && <SavedReplyForm saved={edited} onEnd={end} />}
          {!edited && (
            <Button
              size="small"
              className="self-start"
              onClick={() => setEdited({ id: newId(), title: "", pt: "", en: "", es: "" })}
            >
              {t("newSavedReply")}
            </Button>
          )}
          {!data && isPending && <Skeleton className="h-40" />}
          {!data && !isPending && (
            <div className="flex flex-col items-start gap-3">
              <p>{t("listUnavailable")}</p>
              <Button variant="quiet" size="small" onClick={() => void refetch()}>
                {t("again")}
              </Button>
            </div>
          )}
          {data?.length === 0 && !edited && <p className="text-ink-soft">{t("noSavedReplies")}</p>}
          <ul className="flex flex-col">
            {data?.map((saved) => (
              <li key={saved.id} className="max-w-none border-t border-line py-4 first:border-t-0">
                {edited?.id === saved.id ? (
                  <SavedReplyForm saved={edited} onEnd={end} />
                ) : (
                  <SavedReplyItem saved={saved} onEdit={() => setEdited(saved)} onDeleted={end} />
                )}
              </li>
            ))}
          </ul>
        </Page>
      </div>
    </>
  )
}

type SavedReplyItemProps = { saved: StoredReply; onEdit: () => void; onDeleted: () => void }

function SavedReplyItem({ saved, onEdit, onDeleted }: SavedReplyItemProps) {
  const t = useMessages("team")
  const showToast = useToast()
  const lang = useLanguage()
  const { id, title } = saved
  const written = languages.filter((language) => saved[language] !== "")
  const first = written.find((language) => language === lang) ?? written[0]

  async function remove() {
    try {
      await api.team["saved-replies"][":id"].$delete({ param: { id } })
      closeFailure()
      onDeleted()
    } catch {
      showToast({ title: t("notDone"), description: t("notDoneText"), kind: "destructive" })
    }
  }

  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:items-start sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <h2 dir="auto" className="text-lg wrap-anywhere">
          {title}
        </h2>
        {first && (
          <p dir="auto" lang={first} className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">
            {saved[first]}
          </p>
        )}
        <p className="mt-1 text-xs text-ink-soft">{written.map((language) => t(`language-${language}`)).join(" · ")}</p>
      </div>
      <div className="flex shrink-0 gap-2">
        <Button variant="quiet" size="small" aria-label={t("editNamed", { title })} onClick={onEdit}>
          {t("edit")}
        </Button>
        <ConfirmDialog
          kind="danger"
          title={t("deleteTitle")}
          description={t("deleteText", { title })}
          cancelLabel={t("keep")}
          confirmLabel={t("delete")}
          onConfirm={() => void remove()}
          trigger={(ask) => (
            <Button variant="quiet" size="small" aria-label={t("deleteNamed", { title })} onClick={ask}>
              {t("delete")}
            </Button>
          )}
        />
      </div>
    </div>
  )
}
