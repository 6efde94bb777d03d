import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { useEnd } from "../use-end.ts"
import { type OpenSession, useSessions } from "./use-sessions.ts"

const whereItEnds = { failedTitle: "sessionEndFailed", focusId: "sessions-intro" } as const

export function Sessions() {
  const t = useMessages("details")
  const { sessions = [], isLost, end, endOthers } = useSessions()
  const ending = useEnd(whereItEnds)
  const others = sessions.filter(({ isThis }) => !isThis).toSorted((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt))

  return (
    <div className="flex flex-col gap-5">
      <p id="sessions-intro" tabIndex={-1} className="outline-none">
        {t("sessionsIntro")}
      </p>
      {isLost && <p role="status">{t("sessionsLost")}</p>}
      <ul className="divide-y divide-line">
        {[...sessions.filter(({ isThis }) => isThis), ...others].map((session) => (
          <li key={session.id} className="flex max-w-none flex-wrap items-center gap-x-6 gap-y-2 py-4">
            <OneSession session={session} onEnd={() => end(session.id)} />
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <ConfirmDialog
          kind="danger"
          title={t("sessionsEndOthersTitle")}
          description={t("sessionsEndOthersText")}
          cancelLabel={t("sessionsKeep")}
          confirmLabel={t("sessionsEndOthers")}
          onConfirm={() =>
            void ending.end(endOthers, { title: t("sessionsOthersEnded"), description: t("sessionsOthersEndedText") })
          }
          trigger={(ask) => (
            <Button variant="danger" className="self-start" pending={ending.isEnding} onClick={ask}>
              {t("sessionsEndOthers")}
            </Button>
          )}
        />
      )}
    </div>
  )
}

function OneSession({ session, onEnd }: { session: OpenSession; onEnd: () => Promise<void> }) {
  const t = useMessages("details")
  const lang = useLanguage()
  const { end, isEnding } = useEnd(whereItEnds)
  const { browser, system, createdAt, lastUsedAt, isThis } = session
  const name = browser && system ? t("sessionBoth", { browser, system }) : (browser ?? t("sessionUnknown"))
  return (
    <>
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{name}</h3>
        {isThis && <p className="text-sm font-bold text-done">{t("sessionThis")}</p>}
        <p className="text-sm text-ink-soft">{t("sessionSince", { date: longDate(createdAt, lang) })}</p>
        {!isThis && <p className="text-sm text-ink-soft">{t("sessionUsed", { date: longDate(lastUsedAt, lang) })}</p>}
      </div>
      {!isThis && (
        <Button
          variant="quiet"
          size="small"
          pending={isEnding}
          aria-label={t("sessionEndName", { name })}
          onClick={() => void end(onEnd, { title: t("sessionEnded"), description: t("sessionEndedText") })}
        >
          {t("sessionEnd")}
        </Button>
      )}
    </>
  )
}
