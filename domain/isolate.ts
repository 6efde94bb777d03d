const fromRightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const [firstStrongIsolate, popDirectionalIsolate] = ["\u2068", "\u2069"]

/**
 * A text of hers within a sentence of ours. One that is written from right to left gets the marks that keep its direction to
 * itself: without them the signs after it change places.
 */
export function isolate(text: string): string {
  return fromRightToLeft.test(text) ? `${firstStrongIsolate}${text}${popDirectionalIsolate}` : text
}
