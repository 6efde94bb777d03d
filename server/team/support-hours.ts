import { Hono } from "hono"
import { isOpen, nextOpening, type SupportHours } from "#domain/team/support-hours.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { findMember, hasTeam } from "./members.ts"
import { isSomebodyThere } from "./presence.ts"
import { medianResponseMinutes } from "./summary.ts"

const stepMinutes = 5

type HoursDeps = RouteDeps & {
  supportHours: SupportHours & { areUsual: boolean }
  dueAt: (askedAt: Date) => Date | null
}

/** Tells users whether the team is there now, and how soon it usually replies. */
export function supportHoursRoutes({ db, requireSession, now, supportHours, dueAt }: HoursDeps) {
  return new Hono<SignedIn>().use(requireSession).get("/", async (c) => {
    const moment = now()
    const open = isOpen(supportHours, moment)
    const minutes = await medianResponseMinutes(db, moment)
    return c.json({
      hasTeam: await hasTeam(db),
      isMember: (await findMember(db, c.var.userId)) !== undefined,
      areHoursUsual: supportHours.areUsual,
      isOpen: open,
      isSomebodyThere: await isSomebodyThere(db, moment),
      usuallyWithinMinutes: minutes === null ? null : Math.max(1, Math.ceil(minutes / stepMinutes)) * stepMinutes,
      answerBy: dueAt(moment)?.toISOString() ?? null,
      opensAt: open ? null : (nextOpening(supportHours, moment)?.toISOString() ?? null),
    })
  })
}
