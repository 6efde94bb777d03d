import { WifiOff } from "lucide"
import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Notice } from "#app/ui/notice.tsx"
import { useAtDesk } from "./members-only.tsx"
import { useLive } from "./use-live.ts"

export function DeskNotices({ isOut }: { isOut: boolean }) {
  const t = useMessages("team")
  const { lost } = useAtDesk()
  useLive()
  return (
    <div className="flex flex-col gap-2 px-4 pt-3 empty:hidden sm:px-6">
      {lost === "nobody" && (
        <Notice tone="danger" role="alert" title={t("lostTitle")}>
          <p>{t("lostText")}</p>
        </Notice>
      )}
      {lost === "two-step" && (
        <Notice tone="danger" role="alert" title={t("twoStepTitle")}>
          <p>
            {t("twoStepText")}{" "}
            <Link to="/profile/settings?tab=account#two-step" className="font-semibold">
              {t("toTwoStep")}
            </Link>
          </p>
        </Notice>
      )}
      {!lost && isOut && <Notice icon={WifiOff}>{t("out")}</Notice>}
    </div>
  )
}
