import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { Skeleton } from "#app/ui/skeleton.tsx"

const Charts = lazy(() => fetchFile(() => import("./charts.tsx")))

export function LazyCharts() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(typeof IntersectionObserver === "undefined")
  useEffect(() => {
    if (!place.current || isNear) return
    const near = () => setNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), { rootMargin: "400px" })
    observer.observe(place.current)
    window.addEventListener("beforeprint", near)
    return () => {
      observer.disconnect()
      window.removeEventListener("beforeprint", near)
    }
  }, [isNear])
  const skeleton = <Skeleton className="h-120 w-full" />
  return <div ref={place}>{isNear ? <Suspense fallback={skeleton}>{<Charts />}</Suspense> : skeleton}</div>
}
