import { KeyRound } from "lucide"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import type { Passkey } from "#domain/account/passkey.ts"
import { EndButton } from "../end-button.tsx"

type PasskeyListProps = { passkeys: readonly Passkey[]; onRemove: (id: string) => Promise<void> }

export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const t = useMessages("details")
  const lang = useLanguage()
  return (
    <section aria-labelledby="your-passkeys">
      <h3 id="your-passkeys" className="text-lg">
        {t("passkeysYours")}
      </h3>
      <ul className="divide-y divide-line">
        {passkeys.toReversed().map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id} className="flex max-w-none flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <Icon node={KeyRound} size={22} className="shrink-0 text-ink-soft" />
            <div className="min-w-0 flex-1 basis-40">
              <h4 dir="auto" className="font-semibold wrap-anywhere">
                {name}
              </h4>
              <p className="text-sm text-ink-soft">{t("passkeySince", { date: longDate(createdAt, lang) })}</p>
              <p className="text-sm text-ink-soft">
                {lastUsedAt ? t("passkeyUsed", { date: longDate(lastUsedAt, lang) }) : t("passkeyUnused")}
              </p>
            </div>
            <EndButton
              label={t("passkeyRemove")}
              fullLabel={t("passkeyRemoveName", { name })}
              title={t("passkeyRemoveTitle", { name })}
              description={t("passkeyRemoveText")}
              cancelLabel={t("passkeyKeep")}
              ended={{ title: t("passkeyRemovedTitle"), description: t("passkeyRemovedText") }}
              failedTitle="passkeyRemoveFailed"
              focusId="passkeys-intro"
              onEnd={() => onRemove(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
