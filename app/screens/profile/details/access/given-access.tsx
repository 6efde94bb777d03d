import { useState } from "react"
import { messageOf } from "#app/language/load-messages.ts"
import { longDate } from "#app/language/local-format.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { AppError } from "#app/send.ts"
import { Button } from "#app/ui/button.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { showToast } from "#app/ui/toast.ts"
import type { AccessToken } from "#domain/access-token.ts"

type GivenAccessProps = { given: readonly AccessToken[]; onEnd: (id: string) => Promise<void> }

/** Who may do what until when, the newest first, and the way to end it. */
export function GivenAccess({ given, onEnd }: GivenAccessProps) {
  const t = useMessages("details")
  return (
    <section aria-labelledby="given-access">
      <h3 id="given-access" className="text-lg">
        {t("accessGiven")}
      </h3>
      <ul className="divide-y divide-line">
        {given.toReversed().map((access) => (
          <li key={access.id} className="flex max-w-none flex-wrap items-center gap-x-6 gap-y-2 py-4">
            <OneAccess access={access} onEnd={onEnd} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneAccess({ access, onEnd }: { access: AccessToken } & Pick<GivenAccessProps, "onEnd">) {
  const t = useMessages("details")
  const lang = useLanguageOf("details")
  const { end, isEnding } = useEnd(access.id, onEnd)
  const { name, scope, expiresAt, lastUsedAt } = access
  const isOver = expiresAt <= new Date().toISOString()
  return (
    <>
      <div className="min-w-0 flex-1 basis-48">
        <h4 className="font-semibold wrap-anywhere">{name}</h4>
        <p className="text-sm text-ink-soft">{t(`access-${scope}`)}</p>
        <p className="text-sm text-ink-soft">
          {t(isOver ? "accessEnded" : "accessUntil", { date: longDate(expiresAt, lang) })}
        </p>
        <p className="text-sm text-ink-soft">
          {lastUsedAt ? t("accessUsed", { date: longDate(lastUsedAt, lang) }) : t("accessUnused")}
        </p>
      </div>
      <ConfirmDialog
        kind="danger"
        lang={lang}
        title={t("accessEndTitle", { name })}
        description={t("accessEndText")}
        cancelLabel={t("accessKeep")}
        confirmLabel={t("accessEnd")}
        onConfirm={() => void end()}
        trigger={(ask) => (
          <Button
            variant="quiet"
            size="small"
            pending={isEnding}
            aria-label={t("accessEndName", { name })}
            onClick={ask}
          >
            {t("accessEnd")}
          </Button>
        )}
      />
    </>
  )
}

function useEnd(id: string, onEnd: GivenAccessProps["onEnd"]) {
  const t = useMessages("details")
  const tErrors = useMessages("errors")
  const lang = useLanguageOf("details")
  const [isEnding, setEnding] = useState(false)

  async function end() {
    setEnding(true)
    try {
      await onEnd(id)
      // The pressed button disappears.
      document.getElementById("access-intro")?.focus()
      showToast({ title: t("accessEndedTitle"), description: t("accessEndedText"), lang })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      showToast({ title: t("accessEndFailed"), description: messageOf(tErrors, error), kind: "destructive", lang })
    } finally {
      setEnding(false)
    }
  }

  return { end, isEnding }
}
