import { type ReactNode, use, useEffect } from "react"
import { inTime, loadOnce } from "#app/fetch-file.ts"
import { Optional } from "#app/optional.tsx"
import { readStoredSession } from "#app/session/stored-session.ts"
import { readConversation } from "#app/storage/conversation.ts"
import { readHasTeam } from "#app/team/use-support-hours.ts"

type AllParts = typeof import("./parts.ts")

const loadParts = loadOnce(() => import("./parts.ts"))

/** A conversation that is already there may have them: they come with the screen, so that nothing shifts. */
export async function preloadParts() {
  const userId = readStoredSession()?.user.id
  if (userId && (readHasTeam(userId) || readConversation(userId).messages.length > 0)) await inTime(loadParts())
}

/** They are there before the first answer is. */
export function useLaterParts() {
  useEffect(() => void inTime(loadParts()), [])
}

/** What stands below an answer, and what a conversation has only where there is a team. */
export function LaterParts({ children }: { children: (parts: AllParts) => ReactNode }) {
  return (
    <Optional>
      <Loaded draw={children} />
    </Optional>
  )
}

function Loaded({ draw }: { draw: (parts: AllParts) => ReactNode }) {
  return draw(use(loadParts()))
}
