/** The query with which a browser that cannot start the app asks for a page as it was prerendered, whatever is known of it. */
export const plainQuery = "?plain"
