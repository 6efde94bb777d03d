import { announcement } from "#app/ui/announcement.ts"

export const deletedAccount = announcement()
