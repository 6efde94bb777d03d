/**
 * The secret of a link, which stands behind "#". Programs that find links in a text may take the full stop or bracket after
 * one for a part of it, and trackers append parameters.
 */
export function secretBehind(hash: string): string {
  return hash.match(/^#([\w-]*)/)?.[1] ?? ""
}
