type Messages = Record<string, string>

/** The landing page does not load this list, because the names of the files alone take 2 kB. */
export const messageFiles = import.meta.glob<{ default: Messages }>([
  "../../content/locales/*/*.json",
  "!**/{error,mail,session,landing,language}.json",
])
