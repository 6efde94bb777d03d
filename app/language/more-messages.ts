type Messages = Record<string, string>

/** The files of the messages that only other pages than those for visitors have: their names alone weigh 2 kB. */
export const moreFiles = import.meta.glob<{ default: Messages }>([
  "../../content/locales/*/*.json",
  "!**/{error,mail,session}.json",
  "!**/{landing,login,signup,forgot-password,provider,language,navigation,account,errors}.json",
])
