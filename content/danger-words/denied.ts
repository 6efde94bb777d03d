/** Before a word: not denied, in any language, since a message is read by the words of all. */
export const unlessDenied = "!<(sem /nao /nem /no /not /without /hasnt /didnt /sin /ni )"
