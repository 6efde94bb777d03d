/**
 * Safari ends the composition before the key that confirms it; only this key code then tells that the key belongs to
 * the composition.
 */
const composedKey = 229

/** True if the key chooses among the suggestions of an input method, such as those for Japanese, Chinese or Korean. */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === composedKey
}
