/** How long the links in mails work. */
export const confirmEmailHours = 24
export const resetPasswordMinutes = 60
