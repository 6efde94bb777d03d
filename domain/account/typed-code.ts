/**
 * Removes what is typed or copied along with a code: spaces, dashes of any kind and invisible characters. Full-width
 * digits, which input methods write, become ordinary ones.
 */
export function typedCode(text: string): string {
  return text.normalize("NFKC").replace(/[\s\p{Pd}\p{Cf}]/gu, "")
}
