/** What a preview shows: the screen of an account without entries, or only what is the same for every mother. */
export type PreviewKind = "new" | "known"

/** Stands in a rendered preview where the server writes her name. */
export const namePlaceholder = "%her-name%"
/** Stand in the page around it. */
export const previewPlaceholders = { html: "<!--preview-->", language: "%language%", files: "%files%" } as const
