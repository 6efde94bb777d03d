/** Where questions go, unless SUPPORT_EMAIL names another address. */
export const supportEmail = "contato@florescer.app"
