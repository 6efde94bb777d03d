import { Flower } from "./flower.tsx"

/** The flower, turning slowly; it stands still where motion is not wanted. */
export function Spinner({ size = 22 }: { size?: number }) {
  return (
    <span className="inline-flex animate-[spin_4s_linear_infinite] motion-reduce:animate-none" aria-hidden>
      <Flower size={size} />
    </span>
  )
}
