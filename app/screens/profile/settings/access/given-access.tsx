import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import type { AccessToken } from "#domain/account/access-token.ts"
import { EndButton } from "../end-button.tsx"

type GivenAccessProps = { given: readonly AccessToken[]; onEnd: (id: string) => Promise<void> }

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
  const lang = useLanguage()
  const { id, name, scope, expiresAt, lastUsedAt } = access
  const isOver = expiresAt <= new Date().toISOString()
  return (
    <>
      <div className="min-w-0 flex-1 basis-48">
        <h4 dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </h4>
        <p className="text-sm text-ink-soft">{t(`access-${scope}`)}</p>
        <p className="text-sm text-ink-soft">
          {t(isOver ? "accessEnded" : "accessUntil", { date: longDate(expiresAt, lang) })}
        </p>
        <p className="text-sm text-ink-soft">
          {lastUsedAt ? t("accessUsed", { date: longDate(lastUsedAt, lang) }) : t("accessUnused")}
        </p>
      </div>
      <EndButton
        label={t("accessEnd")}
        fullLabel={t("accessEndName", { name })}
        title={t("accessEndTitle", { name })}
        description={t("accessEndText")}
        cancelLabel={t("accessKeep")}
        ended={{ title: t("accessEndedTitle"), description: t("accessEndedText") }}
        failedTitle="accessEndFailed"
        focusId="access-intro"
        onEnd={() => onEnd(id)}
      />
    </>
  )
}
