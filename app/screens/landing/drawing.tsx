import { Kitchen } from "./kitchen.tsx"
import { Meadow } from "./meadow.tsx"
import { Chat, Notebook, Plate } from "./vignettes.tsx"

const drawings = { kitchen: Kitchen, plate: Plate, chat: Chat, notebook: Notebook, meadow: Meadow }

export type DrawingName = keyof typeof drawings

export function Drawing({ name }: { name: DrawingName }) {
  const Named = drawings[name]
  return <Named />
}
