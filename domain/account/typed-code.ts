/**
 * A code without what is typed or copied along with it: spaces, dashes of any kind, marks that nobody sees. An input method writes
 * full-width digits.
 */
export function typedCode(text: string): string {
  return text.normalize("NFKC").replace(/[\s\p{Pd}\p{Cf}]/gu, "")
}
