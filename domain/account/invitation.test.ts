import { expect, test } from "vitest"
import { invitationSchema, parseSignUps, shownInvitation } from "./invitation.ts"

test("a code is read as it was printed or typed", () => {
  expect(shownInvitation("K7QF2M9XWP4T")).toBe("K7QF-2M9X-WP4T")
  for (const typed of ["K7QF-2M9X-WP4T", " k7qf 2m9x wp4t ", "k7qf2m9xwp4t", "\u200EK7QF\u20112M9X\u2013WP4T\uFEFF"])
    expect(invitationSchema.parse(typed)).toBe("K7QF2M9XWP4T")
  expect(invitationSchema.parse("OIL0-2M9X-WP4T")).toBe("01102M9XWP4T")
  for (const typed of ["", "K7QF", "K7QF-2M9X-WP4TX", "K7QF-2M9X-WP4!", "a".repeat(61)])
    expect(invitationSchema.safeParse(typed).success).toBe(false)
})

test("the setting says who may make an account", () => {
  expect(parseSignUps("open")).toEqual({ byMail: "open", byProvider: true })
  expect(parseSignUps("closed")).toEqual({ byMail: "closed", byProvider: false })
  expect(parseSignUps("invited")).toEqual({ byMail: "invited", byProvider: false })
  expect(parseSignUps("provider")).toEqual({ byMail: "closed", byProvider: true })
  expect(parseSignUps("invited, provider")).toEqual({ byMail: "invited", byProvider: true })
  for (const text of ["", "none", "invited,invited", "open,invited", "Open"]) expect(parseSignUps(text)).toBeNull()
})
