import { useMessages } from "#app/language/use-messages.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { useUser } from "#app/session/use-user.ts"
import { newId } from "#app/sync/new-id.ts"
import { useCorrectedNow } from "#app/sync/sync-context.ts"
import { Card } from "#app/ui/card.tsx"
import { type DiaryEntry, neutralMood } from "#domain/diary/diary.ts"
import { blankEntry, useDraft } from "./drafts.ts"
import { EntryForm } from "./entry-form.tsx"

type NewEntryProps = {
  onSave: (entry: DiaryEntry) => void
  isShort?: boolean
}

export function NewEntry({ onSave, isShort = false }: NewEntryProps) {
  const t = useMessages("diary")
  const now = useCorrectedNow()
  const { draft, write, forget } = useDraft(useUser().id, blankEntry)
  const isSilent = useSilence()
  // No mood is preselected, so that no face smiles at her before she has chosen one.
  const isMoodOpen = !draft?.hasChosenMood
  return (
    <Card
      tone="diary"
      aria-labelledby="new-entry"
      className={`flex flex-col ${isShort ? "gap-3 max-sm:p-4" : "gap-4 rounded-xl max-sm:p-4 sm:gap-6 sm:p-8"}`}
    >
      <div>
        <h2 id="new-entry" className={isShort ? "text-lg sm:text-2xl" : undefined}>
          {t(isShort ? "twoLines" : "heading")}
        </h2>
        {!isShort && <p className="text-ink-soft">{t("intro")}</p>}
      </div>
      <EntryForm
        isShort={isShort}
        isMoodOpen={isMoodOpen}
        draft={draft ?? blankEntry}
        onWrite={write}
        onSave={(text) => {
          const mood = isMoodOpen && isSilent ? neutralMood : text.mood
          onSave({ ...text, mood, id: newId(), createdAt: now().toISOString() })
          forget()
        }}
      />
    </Card>
  )
}
