import { ChevronRight } from "lucide"
import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { NumbersSwitch } from "#app/numbers/numbers-switch.tsx"
import { SilenceSwitch } from "#app/silence/silence-switch.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { retention } from "#domain/retention.ts"
import { AccessForApps } from "./access/access-for-apps.tsx"
import { Consents } from "./consents.tsx"
import { DeleteAccount } from "./delete-account.tsx"
import { DiscreetMode } from "./discreet.tsx"
import { DownloadData } from "./download-data.tsx"
import { Passkeys } from "./passkeys/passkeys.tsx"
import { Sessions } from "./sessions/sessions.tsx"
import { TwoStep } from "./two-step/two-step.tsx"
import { UnfoldingRow } from "./unfolding-row.tsx"
import { Password } from "./ways-in/password.tsx"
import { ProviderLink } from "./ways-in/provider-link.tsx"

/** What the privacy policy promises: she sees, takes along and deletes her data by herself. */
export function YourData() {
  const t = useMessages("details")
  return (
    <section aria-labelledby="your-data" className="flex flex-col gap-2">
      <h2 id="your-data" tabIndex={-1} className="outline-none">
        {t("yourData")}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        <Links />
        <DownloadData />
        <Consents />
        <UnfoldingRow title={t("access")} text={t("accessText")}>
          <AccessForApps />
        </UnfoldingRow>
        <div id="numbers" className="scroll-mt-20 py-2">
          <NumbersSwitch />
        </div>
        <div id="silence" className="scroll-mt-20 py-2">
          <SilenceSwitch />
        </div>
        <DiscreetMode />
        <Password />
        <ProviderLink />
        <TwoStep />
        <UnfoldingRow title={t("passkeys")} text={t("passkeysText")}>
          <Passkeys />
        </UnfoldingRow>
        <UnfoldingRow title={t("sessions")} text={t("sessionsText")}>
          <Sessions />
        </UnfoldingRow>
        <UnfoldingRow title={t("deleteAccount")} text={t("deleteAccountText")}>
          <DeleteAccount />
        </UnfoldingRow>
      </div>
      <p className="mt-2 text-ink-soft text-sm">{t("idleNote", retention)}</p>
    </section>
  )
}

const links = [
  { to: "/profile/food", name: "food" },
  { to: "/profile/consultation", name: "consultation" },
] as const

function Links() {
  const t = useMessages("details")
  return links.map(({ to, name }) => (
    <Link key={to} to={to} className="flex min-h-14 items-center gap-4 py-3 no-underline hover:text-action">
      <span className="flex-1">
        <span className="block font-bold">{t(name)}</span>
        <span className="block text-sm text-ink-soft">{t(`${name}Text`)}</span>
      </span>
      <Icon node={ChevronRight} size={20} className="shrink-0 text-ink-soft" />
    </Link>
  ))
}
