type Messages = Record<string, string>

/** The landing page does without them: their names alone weigh 2 kB. */
export const messageFiles = import.meta.glob<{ default: Messages }>([
  "../../content/locales/*/*.json",
  "!**/{error,mail,session,landing,language}.json",
])
