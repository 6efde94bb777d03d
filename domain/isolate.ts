const fromRightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const [firstStrongIsolate, popDirectionalIsolate] = ["\u2068", "\u2069"]

/** Wraps right-to-left text in isolation marks, because it would otherwise move the punctuation after it. */
export function isolate(text: string): string {
  return fromRightToLeft.test(text) ? `${firstStrongIsolate}${text}${popDirectionalIsolate}` : text
}
