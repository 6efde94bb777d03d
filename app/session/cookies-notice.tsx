import { Cookie } from "lucide"
import { useEffect, useRef } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { Notice } from "#app/ui/notice.tsx"

/** The notice scrolls into view, because she may be further down the page at the form. */
export default function CookiesNotice({ isLost }: { isLost: boolean }) {
  const t = useMessages("cookies")
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLost) box.current?.scrollIntoView({ block: "center" })
  }, [isLost])
  return (
    <div ref={box}>
      <Notice icon={Cookie} role={isLost ? "alert" : "status"} title={t(isLost ? "lost" : "blocked")}>
        <div className="mt-1 flex flex-col items-start gap-2">
          <p>{t("why")}</p>
          <p>{t("how")}</p>
          <button
            type="button"
            onClick={() => window.location.reload()}
            className="inline-flex min-h-11 items-center text-left font-bold underline"
          >
            {t("reload")}
          </button>
        </div>
      </Notice>
    </div>
  )
}
