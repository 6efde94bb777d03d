/**
 * Put before a word, this requires that the word is not denied, in any language, because every message is read with the
 * words of all languages.
 */
export const unlessDenied = "!<(sem /nao /nem /no /not /without /hasnt /didnt /sin /ni )"
