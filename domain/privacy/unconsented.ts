import { addDays, addMonths, retention } from "./retention.ts"

/** Moments are ISO 8601, UTC. */
export type ConsentRequest = {
  askedAt: string
  firstDeliveredAt: string | null
  secondQueuedAt: string | null
  secondDeliveredAt: string | null
}

/** Whether it is time for the last notice. */
export function isLastNoticeDue({ askedAt, firstDeliveredAt, secondQueuedAt }: ConsentRequest, now: Date): boolean {
  if (secondQueuedAt) return false
  const until = firstDeliveredAt ? plannedFor(askedAt) : unreachedFor(askedAt)
  return now >= addDays(until, -retention.unconsentedLastNoticeDays)
}

/** Never within the pause after the last notice, whatever the clock has done. */
export function isDeletionDue(request: ConsentRequest, now: Date): boolean {
  return request.secondQueuedAt !== null && now >= earliestDeletion(request, now)
}

/** The data stays until then, whatever happens to the mails. */
export function earliestDeletion(request: ConsentRequest, now: Date): Date {
  const { askedAt, firstDeliveredAt, secondQueuedAt, secondDeliveredAt } = request
  const isReached = firstDeliveredAt !== null && (secondQueuedAt === null || secondDeliveredAt !== null)
  const until = isReached ? plannedFor(askedAt) : unreachedFor(askedAt)
  const lastNotice = new Date(secondDeliveredAt ?? secondQueuedAt ?? now)
  const afterNotice = addDays(lastNotice, retention.unconsentedLastNoticeDays)
  return new Date(Math.max(until.getTime(), afterNotice.getTime()))
}

function plannedFor(askedAt: string) {
  return addDays(new Date(askedAt), retention.unconsentedDays)
}

function unreachedFor(askedAt: string) {
  return addMonths(new Date(askedAt), retention.unconsentedUnreachedMonths)
}
