import { Copy } from "lucide"
import { useEffect, useRef } from "react"
import { copyText } from "#app/copy-text.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { useToast } from "#app/ui/toast.ts"
import type { AccessToken } from "#domain/account/access-token.ts"

type ReadyKeyProps = { secret: string; token: AccessToken; onClose: () => void }

/** The token is shown only once, so it takes the focus and is read out at once. */
export function ReadyKey({ secret, token, onClose }: ReadyKeyProps) {
  const t = useMessages("details")
  const errors = useMessages("errors")
  const showToast = useToast()
  const lang = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: "center" })
  }, [])

  async function copy() {
    const isCopied = await copyText(secret)
    if (!isCopied) document.querySelector<HTMLInputElement>("#ready-key ~ * input")?.focus()
    showToast({ title: isCopied ? t("accessCopied") : errors("copyByHand") })
  }

  return (
    <section aria-labelledby="ready-key" className="flex flex-col gap-4 rounded-lg bg-done-soft p-5">
      <h3 id="ready-key" ref={heading} tabIndex={-1} className="text-lg wrap-anywhere outline-none">
        {t("accessReady", { name: token.name })}
      </h3>
      <p>{t(`access-${token.scope}-ready`, { date: longDate(token.expiresAt, lang) })}</p>
      <TextField
        name="key"
        label={t("accessKey")}
        description={t("accessKeyText")}
        value={secret}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Icon node={Copy} size={20} />
          {t("accessCopy")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t("accessDone")}
        </Button>
      </div>
    </section>
  )
}
