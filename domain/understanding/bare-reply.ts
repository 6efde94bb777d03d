import { type Phrases, patternOf } from "./phrases.ts"
import { fold } from "./text.ts"

const charactersMost = 100

/**
 * True for a reply of a few words that says nothing else, such as "no lo tengo". Messages about any sign of danger
 * contain such words too, so they mean nothing on their own.
 */
export function bareReplyRule(words: readonly Phrases[]): (text: string) => boolean {
  const whole = new RegExp(`^\\W*${patternOf(words.flat())}\\W*$`)
  return (text) => text.length <= charactersMost && whole.test(fold(text))
}
