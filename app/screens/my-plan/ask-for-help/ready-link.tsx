import { Copy, QrCode, Share2 } from "lucide"
import { useEffect, useRef, useState } from "react"
import { copyText } from "#app/copy-text.ts"
import { addressOf } from "#app/helping/link.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { qrPicture } from "#app/qr-picture.ts"
import { canShareText, shareText } from "#app/share-text.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { useToast } from "#app/ui/toast.ts"
import type { ShownLink } from "./use-helper-links.ts"

type ReadyLinkProps = { link: ShownLink; secret: string }

export function ReadyLink({ link, secret }: ReadyLinkProps) {
  const t = useMessages("ask-for-help")
  const errors = useMessages("errors")
  const showToast = useToast()
  const lang = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const [code, setCode] = useState<string | null>(null)
  const address = addressOf(secret, link.language)
  const canShare = canShareText()

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: "center" })
  }, [])

  async function share() {
    if (!(await shareText(`${t("shareText")} ${address}`))) await copy()
  }

  async function copy() {
    const isCopied = await copyText(address)
    if (!isCopied) document.querySelector<HTMLInputElement>("input[name=link]")?.focus()
    showToast({ title: isCopied ? t("copied") : errors("copyByHand") })
  }

  async function showCode() {
    setCode(await qrPicture(address))
  }

  return (
    <section aria-labelledby="ready" className="flex flex-col gap-4 rounded-lg bg-done-soft p-5 sm:p-6">
      <h2 id="ready" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {link.name ? `${t("ready")}: ${link.name}` : t("ready")}
      </h2>
      <p>{t("readyText", { date: longDate(link.expiresAt, lang) })}</p>
      {link.isPending && <p role="status">{t("waiting")}</p>}
      <TextField
        name="link"
        label={t("field")}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button onClick={() => void share()}>
            <Icon node={Share2} size={20} />
            {t("share")}
          </Button>
        )}
        <Button variant={canShare ? "quiet" : "primary"} onClick={() => void copy()}>
          <Icon node={Copy} size={20} />
          {t("copy")}
        </Button>
        {!code && (
          <Button variant="quiet" onClick={() => void showCode()}>
            <Icon node={QrCode} size={20} />
            {t("qr")}
          </Button>
        )}
      </div>
      {code && <img src={code} alt={t("qrText")} className="w-full max-w-64 self-center rounded-md bg-white p-2" />}
    </section>
  )
}
