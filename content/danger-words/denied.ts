/**
 * A pattern that is put before a word, so that the word matches only if it is not denied. It covers all languages,
 * because every message is read with the words of all languages.
 */
export const unlessDenied = "!<(sem /nao /nem /no /not /without /hasnt /didnt /sin /ni )"
