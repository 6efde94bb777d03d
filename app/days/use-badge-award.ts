import { useMessages } from "#app/language/use-messages.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import { calendarDay } from "#app/ui/her-clock.ts"
import { useToast } from "#app/ui/toast.ts"
import { daysOf } from "#domain/days/days-of.ts"
import { earnedBadges } from "#domain/journey/badges.ts"
import { storedBadges } from "#domain/journey/earned-badge.ts"
import type { Rows } from "#domain/nouns/noun.ts"

export function useBadgeAward() {
  const t = useMessages("dashboard")
  const showToast = useToast()
  const { perform } = useOperations()

  return (rows: Rows) => {
    const earned = earnedBadges(daysOf(rows, calendarDay), [])
    for (const badge of storedBadges) {
      const date = earned[badge]?.on
      if (!date || rows.badges[badge]) continue
      perform("badgeEarned", { badge, date })
      showToast({ title: t("badgeEarned"), description: t(`earned-${badge}`) })
    }
  }
}
