const longestFirstName = 30
const firstNamePattern = /^\p{L}\p{M}*(?:['’ʼʻ-]?\p{L}\p{M}*)*$/u

/**
 * The first name for a mail, or null. A stranger can sign up with her address, so it must not be a link, a sentence or
 * a display trick.
 */
export function greetingName(fullName: string): string | null {
  const first = fullName.trim().split(/\s/)[0] ?? ""
  if ([...first].length > longestFirstName || !firstNamePattern.test(first)) return null
  // Unicode counts some invisible fillers as letters or marks, so they are refused here.
  if (/\p{Default_Ignorable_Code_Point}/u.test(first)) return null
  // A letter of another script may look like a dot or a slash, so a name in Latin letters must not contain one.
  if (/\p{Script=Latin}/u.test(first) && /[^\p{Script=Latin}\p{M}'’ʼʻ-]/u.test(first)) return null
  return first
}

/** The first name exactly as she wrote it, because only she will read it. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s/)[0] ?? ""
}
