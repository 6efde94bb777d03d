import { flushSync } from "react-dom"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { LoadFailure } from "../load-failure.tsx"
import { useProfile } from "../use-profile.ts"
import { useProfileDraft } from "./draft.ts"
import { ProfileForm } from "./profile-form.tsx"
import { asText } from "./profile-text.ts"
import { ProfileView } from "./profile-view.tsx"
import { YourData } from "./your-data.tsx"

/** What she told of herself, read-only until she edits it, and everything that she can do with her data. */
export function Details() {
  const t = useWords("profile")
  const lang = useLanguageOf("profile")
  const { profile, isStored, isMissing, reload } = useProfile()
  const { draft, keep, forget } = useProfileDraft()

  function edit() {
    if (profile) flushSync(() => keep(asText(profile, lang)))
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
      {profile && <ProfileView profile={profile} isStored={isStored} onEdit={edit} />}
      {isMissing && <LoadFailure title={t("missingTitle")} text={t("missingText")} onRetry={reload} />}
      {!profile && !isMissing && <Skeleton className="h-120 w-full" />}
      <YourData />
    </>
  )
}
