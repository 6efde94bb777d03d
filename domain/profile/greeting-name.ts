const longestFirstName = 30
const firstNamePattern = /^\p{L}\p{M}*(?:['’ʼʻ-]?\p{L}\p{M}*)*$/u

/** A stranger can sign up with her address: no link, sentence or display trick. */
export function greetingName(fullName: string): string | null {
  const first = fullName.trim().split(/\s/)[0] ?? ""
  if ([...first].length > longestFirstName || !firstNamePattern.test(first)) return null
  // Unicode counts some blanks and fillers as letters and marks.
  if (/\p{Default_Ignorable_Code_Point}/u.test(first)) return null
  // Another script's letter may look like a dot or a slash.
  if (/\p{Script=Latin}/u.test(first) && /[^\p{Script=Latin}\p{M}'’ʼʻ-]/u.test(first)) return null
  return first
}

/** As she wrote it: only she herself reads it. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s/)[0] ?? ""
}
