import { useWords } from "#app/language/use-words.ts"
import { readInstallation } from "#app/shell/installation.ts"

/** Who answers for the data, as the operator has set it. In a page painted in advance the server has put it in. */
export function Operator() {
  const t = useWords("privacy")
  const contact = readInstallation("privacy-contact")
  return (
    <dl className="mt-6 flex flex-col gap-5">
      <div>
        <dt className="font-bold">{t("operator")}</dt>
        <dd className="mt-1 wrap-anywhere" suppressHydrationWarning>
          {readInstallation("operator-name")}
        </dd>
        <dd className="wrap-anywhere" suppressHydrationWarning>
          {readInstallation("operator-address")}
        </dd>
      </div>
      <div>
        <dt className="font-bold">{t("privacyContact")}</dt>
        <dd>
          <a
            href={`mailto:${contact}`}
            className="inline-flex min-h-11 items-center break-all font-bold underline"
            suppressHydrationWarning
          >
            {contact}
          </a>
        </dd>
      </div>
    </dl>
  )
}
