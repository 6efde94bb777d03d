/** The query of a page for a browser that cannot start the app. */
export const plainQuery = "?plain"
