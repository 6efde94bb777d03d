/** Fired once the app has the page; from then on a failure shows a page of the app. */
export const startedEvent = "florescer:started"
/** React then has no page to show. */
export const failedEvent = "florescer:failed"
