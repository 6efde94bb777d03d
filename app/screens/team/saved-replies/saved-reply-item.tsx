import { api } from "#app/api.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { withDots } from "#app/language/with-dots.ts"
import { Button } from "#app/ui/button.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { closeFailure, useToast } from "#app/ui/toast.ts"
import { type Language, languages } from "#domain/language.ts"
import type { StoredReply } from "../queries.ts"

type SavedReplyItemProps = { saved: StoredReply; language: Language; onEdit: () => void; onDeleted: () => void }

export function SavedReplyItem({ saved, language: chosen, onEdit, onDeleted }: SavedReplyItemProps) {
  const t = useMessages("team")
  const showToast = useToast()
  const { id, title } = saved
  const written = languages.filter((language) => saved[language] !== "")
  const first = written.find((language) => language === chosen) ?? written[0]

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
        <h3 dir="auto" className="text-lg wrap-anywhere">
          {title}
        </h3>
        {first && (
          <p dir="auto" lang={first} className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">
            {saved[first]}
          </p>
        )}
        <p className="mt-1 text-xs text-ink-soft">{withDots(written.map((language) => t(`language-${language}`)))}</p>
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
