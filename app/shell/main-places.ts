import { CircleQuestionMark, House, MessageCircle, Salad, UserRound } from "lucide"

/** The screens of the navigation. */
export const mainPlaces = [
  { to: "/dashboard", name: "dashboard", icon: House },
  { to: "/chat", name: "chat", icon: MessageCircle },
  { to: "/my-plan", name: "myPlan", icon: Salad },
  { to: "/profile", name: "profile", icon: UserRound },
  { to: "/help", name: "help", icon: CircleQuestionMark },
] as const
