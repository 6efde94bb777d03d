import { type ReactNode, useEffect, useRef } from "react"

export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: "nearest" })
  }, [])
  return (
    <h3 ref={heading} tabIndex={-1} className="scroll-mt-20 text-lg outline-none">
      {children}
    </h3>
  )
}
