import { KeyRound } from "lucide-react"
import { useState } from "react"
import { messageOf } from "#app/language/load-messages.ts"
import { longDate } from "#app/language/local-format.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { AppError } from "#app/send.ts"
import { Button } from "#app/ui/button.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { showToast } from "#app/ui/toast.ts"
import type { Passkey } from "#domain/passkey.ts"

type PasskeyListProps = { passkeys: readonly Passkey[]; onRemove: (id: string) => Promise<void> }

/** Which there are since when, the newest first, and the way to remove one. */
export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const t = useMessages("details")
  return (
    <section aria-labelledby="your-passkeys">
      <h3 id="your-passkeys" className="text-lg">
        {t("passkeysYours")}
      </h3>
      <ul className="divide-y divide-line">
        {passkeys.toReversed().map((passkey) => (
          <li key={passkey.id} className="flex max-w-none flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <KeyRound size={22} aria-hidden className="shrink-0 text-ink-soft" />
            <OnePasskey passkey={passkey} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OnePasskey({ passkey, onRemove }: { passkey: Passkey } & Pick<PasskeyListProps, "onRemove">) {
  const t = useMessages("details")
  const tErrors = useMessages("errors")
  const lang = useLanguageOf("details")
  const [isRemoving, setRemoving] = useState(false)
  const { id, name, createdAt, lastUsedAt } = passkey

  async function remove() {
    setRemoving(true)
    try {
      await onRemove(id)
      // The pressed button disappears.
      document.getElementById("passkeys-intro")?.focus()
      showToast({ title: t("passkeyRemovedTitle"), description: t("passkeyRemovedText"), lang })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      showToast({ title: t("passkeyRemoveFailed"), description: messageOf(tErrors, error), kind: "destructive", lang })
    } finally {
      setRemoving(false)
    }
  }

  return (
    <>
      <div className="min-w-0 flex-1 basis-40">
        <h4 className="font-semibold wrap-anywhere">{name}</h4>
        <p className="text-sm text-ink-soft">{t("passkeySince", { date: longDate(createdAt, lang) })}</p>
        <p className="text-sm text-ink-soft">
          {lastUsedAt ? t("passkeyUsed", { date: longDate(lastUsedAt, lang) }) : t("passkeyUnused")}
        </p>
      </div>
      <ConfirmDialog
        kind="danger"
        lang={lang}
        title={t("passkeyRemoveTitle", { name })}
        description={t("passkeyRemoveText")}
        cancelLabel={t("passkeyKeep")}
        confirmLabel={t("passkeyRemove")}
        onConfirm={() => void remove()}
        trigger={(ask) => (
          <Button
            variant="quiet"
            size="small"
            pending={isRemoving}
            aria-label={t("passkeyRemoveName", { name })}
            onClick={ask}
          >
            {t("passkeyRemove")}
          </Button>
        )}
      />
    </>
  )
}
