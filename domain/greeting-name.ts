const longestFirstName = 30
const firstNamePattern = /^\p{L}\p{M}*(?:['’ʼʻ-]?\p{L}\p{M}*)*$/u

/**
 * The first name by which a mail may greet her, or null. A stranger can sign up with her address, so anything that could
 * be a link, a sentence or a display trick is rejected.
 */
export function greetingName(fullName: string): string | null {
  const first = fullName.trim().split(/\s/)[0] ?? ""
  if ([...first].length > longestFirstName || !firstNamePattern.test(first)) return null
  // Unicode counts some blanks and fillers as letters and marks.
  if (/\p{Default_Ignorable_Code_Point}/u.test(first)) return null
  // A letter of another script among Latin ones may look like a dot or a slash.
  if (/\p{Script=Latin}/u.test(first) && /[^\p{Script=Latin}\p{M}'’ʼʻ-]/u.test(first)) return null
  return first
}
