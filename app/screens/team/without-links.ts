/** Links lead to the reader's own plan. */
export function withoutLinks(answer: string): string {
  return answer.replaceAll(/\[([^\]\n]+)\]\([^)\s]+\)/g, "$1")
}
