import { useMessages } from "#app/language/use-messages.ts"
import { useUser } from "#app/session/use-user.ts"
import { readRefusedOfFile } from "#app/storage/refused-of-file.ts"
import { useSyncState } from "#app/sync/sync-context.ts"
import { Notice } from "#app/ui/notice.tsx"
import type { ExportedFile } from "#domain/privacy/bring-in/export-file.ts"
import { type Count, kinds, type Plan } from "#domain/privacy/bring-in/plan.ts"
import { Contents } from "./contents.tsx"
import { useFocusAtFirst } from "./use-focus-at-first.ts"

const left = ["there", "unagreed", "unreadable", "later"] as const

export function BroughtIn({ plan: { counts }, file }: { plan: Plan; file: ExportedFile | undefined }) {
  const t = useMessages("bring-in")
  const { id } = useUser()
  const notice = useFocusAtFirst<HTMLDivElement>()
  const isSending = useSyncState(({ pending }) => pending.length > 0)
  // `readRefusedOfFile` is not reactive, but every answer that refuses operations also changes `pending`, which renders
  // this again.
  const refused = readRefusedOfFile(id)
  const reasons = left.flatMap((reason) => {
    const count = kinds.reduce((sum, kind) => sum + countOf(counts[kind], reason), 0)
    return count === 0 ? [] : [t(`left-${reason}`, { count })]
  })
  const refusals = (["limit", "other"] as const).flatMap((reason) =>
    refused[reason] === 0 ? [] : [t(`refused-${reason}`, { count: refused[reason] })],
  )
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice tone="done" title={t("done")}>
        <div className="flex flex-col gap-3 pt-1">
          <p>{t(isSending ? "doneWaits" : "doneSent")}</p>
          <Contents file={file} countOf={(kind) => counts[kind].taken} />
          {[...reasons, ...refusals].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </Notice>
    </div>
  )
}

function countOf({ found, taken, there, unreadable, later }: Count, reason: (typeof left)[number]): number {
  if (reason === "there") return there
  if (reason === "unreadable") return unreadable
  if (reason === "later") return later
  return found - taken - there - unreadable - later
}
