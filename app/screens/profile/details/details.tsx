import { useState } from "react"
import { flushSync } from "react-dom"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useUser } from "#app/session/use-user.ts"
import { LoadFailure } from "#app/shell/load-failure.tsx"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { useProfile } from "../use-profile.ts"
import { asText, type ProfileText } from "./fields.ts"
import { ProfileForm } from "./profile-form.tsx"
import { ProfileLinks } from "./profile-links.tsx"
import { ProfileView } from "./profile-view.tsx"

export function Details() {
  const t = useMessages("profile")
  const lang = useLanguage()
  const { profile, told, isFeedingMixed, isMissing, reload } = useProfile()
  const { draft, keep, forget } = useProfileDraft()

  function edit() {
    if (profile) flushSync(() => keep(asText(profile, isFeedingMixed, lang)))
    document.querySelector<HTMLElement>("#main form input")?.focus()
  }

  function leaveForm() {
    flushSync(forget)
    document.getElementById("edit-profile")?.focus()
  }

  function cancel() {
    leaveForm()
    reload()
  }

  if (draft) return <ProfileForm text={draft} onType={keep} onSaved={leaveForm} onCancel={cancel} />
  return (
    <>
      {profile && <ProfileView profile={profile} told={told} isFeedingMixed={isFeedingMixed} onEdit={edit} />}
      {isMissing && <LoadFailure title={t("missingTitle")} text={t("missingText")} onRetry={reload} />}
      {!profile && !isMissing && <Skeleton className="h-120 w-full" />}
      <ProfileLinks />
    </>
  )
}

const isText = (value: unknown) => typeof value === "object" && value !== null

/** The draft is stored, so it survives a reload and appears in other tabs. */
function useProfileDraft() {
  const key = recordKey(useUser().id, "profile-draft")
  const [draft, setDraft] = useState(() => readRecord<ProfileText>(key, isText)?.value ?? null)

  function keep(text: ProfileText) {
    setDraft(text)
    writeRecord(key, { value: text, isUnsaved: false })
  }

  function forget() {
    setDraft(null)
    removeRecord(key)
  }

  return { draft, keep, forget }
}
