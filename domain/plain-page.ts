/** For a browser that cannot start the app. */
export const plainQuery = "?plain"
