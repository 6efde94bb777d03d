/** Safari ends the composition before the key that confirms it, which then has only this number to be told by. */
const composedKey = 229

/** The key chooses among what an input method offers, as for Japanese, Chinese or Korean. */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === composedKey
}
