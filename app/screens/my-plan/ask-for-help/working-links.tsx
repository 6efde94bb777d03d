import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { withDots } from "#app/language/with-dots.ts"
import { Button } from "#app/ui/button.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { focusMain } from "#app/ui/focus-main.ts"
import { useToast } from "#app/ui/toast.ts"
import type { ShownLink } from "./use-helper-links.ts"

type WorkingLinksProps = {
  links: readonly ShownLink[]
  hasSecret: (id: string) => boolean
  onShow: (id: string) => void
  onTakeBack: (id: string) => void
}

export function WorkingLinks({ links, hasSecret, onShow, onTakeBack }: WorkingLinksProps) {
  const t = useMessages("ask-for-help")
  return (
    <section aria-labelledby="open">
      <h2 id="open" className="mb-2">
        {t("open")}
      </h2>
      <ul className="divide-y divide-line">
        {links.map((link) => (
          <li key={link.id} className="max-w-none py-4">
            <WorkingLink link={link} hasSecret={hasSecret(link.id)} onShow={onShow} onTakeBack={onTakeBack} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type WorkingLinkProps = Pick<WorkingLinksProps, "onShow" | "onTakeBack"> & { link: ShownLink; hasSecret: boolean }

function WorkingLink({ link, hasSecret, onShow, onTakeBack }: WorkingLinkProps) {
  const t = useMessages("ask-for-help")
  const showToast = useToast()
  const lang = useLanguage()
  const name = link.name || t("noName")

  function takeBack() {
    onTakeBack(link.id)
    focusMain()
    showToast({ title: t("takenBack"), description: t("takenBackText") })
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <h3 dir="auto" className="text-lg wrap-anywhere">
          {name}
        </h3>
        <p className="text-sm text-ink-soft">{withDots(link.shows.map((part) => t(`part-${part}`)))}</p>
        <p className="text-sm text-ink-soft">{t("until", { date: longDate(link.expiresAt, lang) })}</p>
        {link.isPending && <p className="text-sm">{t("waiting")}</p>}
        {!hasSecret && <p className="text-sm text-ink-soft">{t("elsewhere")}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {hasSecret && (
          <Button variant="quiet" size="small" onClick={() => onShow(link.id)}>
            {t("again")}
          </Button>
        )}
        <ConfirmDialog
          trigger={(ask) => (
            <Button variant="danger" size="small" onClick={ask} aria-label={t("takeBackName", { name })}>
              {t("takeBack")}
            </Button>
          )}
          title={t("takeBackTitle")}
          description={t("takeBackText")}
          cancelLabel={t("keep")}
          confirmLabel={t("takeBack")}
          onConfirm={takeBack}
        />
      </div>
    </div>
  )
}
