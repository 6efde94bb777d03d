import { useEffect, useRef, useState } from "react"

/** It is in CSS pixels; `guess` until known. */
export function useWidth(guess: number) {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(guess)
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(200, Math.round(entry.contentRect.width))),
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return [place, width] as const
}
