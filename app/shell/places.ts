import {
  Bell,
  BookOpen,
  Carrot,
  CircleQuestionMark,
  House,
  MessageCircle,
  NotebookPen,
  Salad,
  Settings,
  UserRound,
} from "lucide"

/** The screens of the navigation, each with the addresses that belong to it. */
export const mainPlaces = [
  { to: "/dashboard", name: "dashboard", icon: House, within: ["/dashboard"] },
  { to: "/chat", name: "chat", icon: MessageCircle, within: ["/chat"] },
  { to: "/my-plan", name: "myPlan", icon: Salad, within: ["/my-plan"] },
  { to: "/profile", name: "profile", icon: UserRound, within: ["/profile"] },
  { to: "/help", name: "help", icon: CircleQuestionMark, within: ["/help", "/guides"] },
] as const

/** What the bar of a phone has no room for. Those with `isOften` stand in the sidebar too. */
export const morePlaces = [
  { to: "/guides", name: "guides", icon: BookOpen, isOften: true },
  { to: "/profile?tab=diary", name: "diary", icon: NotebookPen, isOften: true },
  { to: "/profile/food", name: "food", icon: Carrot, isOften: false },
  { to: "/profile/notifications", name: "notifications", icon: Bell, isOften: false },
  { to: "/profile/settings", name: "settings", icon: Settings, isOften: false },
] as const

/** What belongs to the days with a baby, left out where she has hidden that. */
export const hiddenInSilence: ReadonlySet<string> = new Set(["myPlan", "food", "notifications"])
