import { useConsent } from "#app/consent/use-consent.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { Button } from "#app/ui/button.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { type ConsentPurpose, consentPurposes } from "#domain/consent.ts"
import { longDate } from "../local-format.ts"
import { UnfoldingRow } from "./unfolding-row.tsx"
import { useWithdraw } from "./use-withdraw.ts"

/** What she has agreed to, each to be taken back on its own. */
export function Consents() {
  const t = useWords("consent")
  return (
    <UnfoldingRow title={t("heading")} text={t("headingText")} lang={useLanguageOf("consent")}>
      <ul className="flex flex-col gap-5">
        {consentPurposes.map((purpose) => (
          <OneConsent key={purpose} purpose={purpose} />
        ))}
      </ul>
    </UnfoldingRow>
  )
}

function OneConsent({ purpose }: { purpose: ConsentPurpose }) {
  const t = useWords("consent")
  const lang = useLanguageOf("consent")
  const { given, isKept, isAsked } = useConsent(purpose)
  const { withdraw, pending } = useWithdraw(purpose)
  const name = t(`${purpose}Name`)
  return (
    <li className="flex max-w-none flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex-1 basis-56">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-ink-soft">
          {given && t("givenOn", { date: longDate(given.givenAt, lang), version: given.textVersion })}
          {!given && t(isAsked ? "notGiven" : "unknown")}
        </span>
      </p>
      {isKept && (
        <ConfirmDialog
          kind="danger"
          lang={lang}
          title={t("withdrawTitle")}
          description={t(`${purpose}Goes`)}
          cancelLabel={t("keep")}
          confirmLabel={t("withdrawAndDelete")}
          onConfirm={withdraw}
          trigger={(ask) => (
            <Button
              variant="quiet"
              size="small"
              pending={pending}
              aria-label={t("withdrawName", { name })}
              onClick={ask}
            >
              {t("withdraw")}
            </Button>
          )}
        />
      )}
    </li>
  )
}
