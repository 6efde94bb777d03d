/** From then on a failure shows a page of ours. */
export const startedEvent = "florescer:started"
/** React then has no page to show. */
export const failedEvent = "florescer:failed"
