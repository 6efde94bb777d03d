import { addDays, addMonths, retention } from "./retention.ts"

/** All times are ISO 8601, UTC. */
export type ConsentRequest = {
  askedAt: string
  firstDeliveredAt: string | null
  secondQueuedAt: string | null
  secondDeliveredAt: string | null
}

/** True if the last notice before the deletion should be sent. */
export function isLastNoticeDue({ askedAt, firstDeliveredAt, secondQueuedAt }: ConsentRequest, now: Date): boolean {
  if (secondQueuedAt) return false
  const until = firstDeliveredAt ? plannedFor(askedAt) : unreachedFor(askedAt)
  return now >= addDays(until, -retention.unconsentedLastNoticeDays)
}

/**
 * True if the data may be deleted, which is never within the pause after the last notice, even if the clock was
 * changed.
 */
export function isDeletionDue(request: ConsentRequest, now: Date): boolean {
  return request.secondQueuedAt !== null && now >= earliestDeletion(request, now)
}

/** The time until which the data stays, whether or not the mails were delivered. */
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
