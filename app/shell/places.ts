import {
  Bell,
  BookOpen,
  Carrot,
  CircleQuestionMark,
  House,
  Inbox,
  MessageCircle,
  NotebookPen,
  Salad,
  Settings,
  UserRound,
} from "lucide"

export const mainPlaces = [
  { to: "/dashboard", name: "dashboard", icon: House, within: ["/dashboard"] },
  { to: "/chat", name: "chat", icon: MessageCircle, within: ["/chat"] },
  { to: "/my-plan", name: "myPlan", icon: Salad, within: ["/my-plan"] },
  { to: "/profile", name: "profile", icon: UserRound, within: ["/profile"] },
  { to: "/help", name: "help", icon: CircleQuestionMark, within: ["/help", "/guides"] },
] as const

export const morePlaces = [
  { to: "/guides", name: "guides", icon: BookOpen, isOften: true },
  { to: "/profile?tab=diary", name: "diary", icon: NotebookPen, isOften: true },
  { to: "/profile/food", name: "food", icon: Carrot, isOften: false },
  { to: "/profile/notifications", name: "notifications", icon: Bell, isOften: false },
  { to: "/profile/settings", name: "settings", icon: Settings, isOften: false },
] as const

/** Only members of the team have this place in the navigation. */
export const desk = { to: "/team", name: "desk", icon: Inbox, isOften: true } as const

export const hiddenInSilence: ReadonlySet<string> = new Set(["myPlan", "food", "notifications"])
