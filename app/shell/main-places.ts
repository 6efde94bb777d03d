import { CircleQuestionMark, House, MessageCircle, Salad, UserRound } from "lucide-react"

/** The screens of the navigation. */
export const mainPlaces = [
  { to: "/dashboard", name: "dashboard", Icon: House },
  { to: "/chat", name: "chat", Icon: MessageCircle },
  { to: "/my-plan", name: "myPlan", Icon: Salad },
  { to: "/profile", name: "profile", Icon: UserRound },
  { to: "/help", name: "help", Icon: CircleQuestionMark },
] as const
