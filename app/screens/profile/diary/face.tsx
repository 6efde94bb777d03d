import type { Mood } from "#domain/diary.ts"

/** A mood as its face. The text fonts of some devices have black ones for a few of the five: hence the colour fonts. */
export function Face({ mood }: { mood: Mood }) {
  return (
    <span
      aria-hidden
      className="font-['Apple_Color_Emoji','Segoe_UI_Emoji','Noto_Color_Emoji',sans-serif] text-3xl leading-none"
    >
      {mood}
    </span>
  )
}
