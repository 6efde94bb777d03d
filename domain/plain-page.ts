/** The query that asks for a page for browsers that cannot start the app. */
export const plainQuery = "?plain"
