/** Where questions go, unless SUPPORT_EMAIL names another address. */
export const supportEmail = "contato@florescer.app"

/** Where the pages stand, unless BASE_URL names another address. */
export const siteOrigin = "https://florescer.app"
