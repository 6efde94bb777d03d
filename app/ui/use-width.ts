import { useEffect, useRef, useState } from "react"

/** Measures the width of an element in CSS pixels; it is `guess` until measured. */
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
