import { LogOut } from "lucide"
import { Link, useNavigate } from "react-router"
import { useEarlyReply } from "#app/chat/use-early-reply.ts"
import { LanguageSelect } from "#app/language/language-select.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { useUser } from "#app/session/use-user.ts"
import { recordKey, unsavedKeys } from "#app/storage/records.ts"
import type { View } from "#app/sync/store.ts"
import { useStore } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { ThemeSelect } from "./theme-select.tsx"
import { UnreadMark, usePlaceNames } from "./unread-mark.tsx"
import { usePlaces } from "./use-places.ts"

const look =
  "flex min-h-12 items-center gap-3 rounded-full px-4 no-underline transition-colors hover:bg-sunken aria-[current=page]:bg-done-soft aria-[current=page]:font-bold"

type NavigationProps = {
  isBesideBar?: boolean
  onNavigate?: () => void
}

export function Navigation({ isBesideBar = false, onNavigate }: NavigationProps) {
  const t = useMessages("navigation")
  const { signOut } = useAuth()
  const { id } = useUser()
  const store = useStore()
  const navigate = useNavigate()
  useEarlyReply(id)

  async function logOut() {
    if (!(await signOut())) await navigate("/login", { replace: true })
  }

  return (
    <>
      <nav aria-label={t(isBesideBar ? "moreLabel" : "label")} className="flex flex-col gap-1">
        {!isBesideBar && <MainPlaces />}
        <MorePlaces isAll={isBesideBar} onNavigate={onNavigate} />
      </nav>
      <div className="flex flex-col items-start gap-3 border-t border-line pt-5 lg:mt-auto">
        <LanguageSelect />
        <ThemeSelect />
        <ConfirmDialog
          trigger={(ask) => (
            <Button
              variant="quiet"
              size="small"
              onClick={() => (hasUnsentWriting(id, store.read()) ? ask() : logOut())}
            >
              <Icon node={LogOut} size={18} />
              {t("logout")}
            </Button>
          )}
          title={t("unsentTitle")}
          description={t("unsentText")}
          cancelLabel={t("stay")}
          confirmLabel={t("leaveAnyway")}
          onConfirm={logOut}
        />
      </div>
    </>
  )
}

function MainPlaces() {
  const t = useMessages("navigation")
  const { unread, nameOf } = usePlaceNames()
  const { main, more, here } = usePlaces()
  const isBelow = more.some(({ name, isOften }) => isOften && here.more === name)
  return main.map(({ to, name, icon }) => (
    <Link
      key={to}
      to={to}
      aria-label={nameOf(name)}
      aria-current={here.main === name && !isBelow ? "page" : undefined}
      className={look}
    >
      <Icon node={icon} size={20} className="shrink-0" />
      {t(name)}
      {name === "chat" && <UnreadMark count={unread} className="ml-auto" />}
    </Link>
  ))
}

function MorePlaces({ isAll, onNavigate }: { isAll: boolean; onNavigate: (() => void) | undefined }) {
  const t = useMessages("navigation")
  const { more, here } = usePlaces()
  return more
    .filter(({ isOften }) => isAll || isOften)
    .map(({ to, name, icon }) => (
      <Link
        key={to}
        to={to}
        aria-current={here.more === name ? "page" : undefined}
        className={look}
        onClick={onNavigate}
      >
        <Icon node={icon} size={20} className="shrink-0" />
        {t(name)}
      </Link>
    ))
}

const drafts = ["diary-draft", "chat-draft", "onboarding-draft"]
const writing = ["entryWritten", "entryEdited", "questionAsked", "profileChanged", "onboardingAnswered"]

function hasUnsentWriting(
  userId: string,
  { pending, unstored, refused }: Pick<View, "pending" | "unstored" | "refused">,
): boolean {
  if (unstored.size > 0) return true
  const unsent = [...pending, ...refused.map(({ operation }) => operation)]
  const isPending = unsent.some(({ name }) => writing.includes(name))
  return isPending || drafts.some((name) => unsavedKeys(recordKey(userId, name)).length > 0)
}
