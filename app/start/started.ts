/** Fired once the app has taken over the page; from then on the app shows its failures itself. */
export const startedEvent = "florescer:started"
/** Fired when React has no page left to show. */
export const failedEvent = "florescer:failed"
