import { type Phrases, patternOf } from "./phrases.ts"
import { fold } from "./text.ts"

const charactersMost = 100

/** Whether a message is a reply of a few words that every sign is told with too, such as "no lo tengo", and says nothing else. */
export function bareReplyRule(words: readonly Phrases[]): (text: string) => boolean {
  const whole = new RegExp(`^\\W*${patternOf(words.flat())}\\W*$`)
  return (text) => text.length <= charactersMost && whole.test(fold(text))
}
