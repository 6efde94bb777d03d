export type Pen = "line" | "thin" | "char" | "seared"

/** `fill` is a colour of illustration.css. */
type Stroke = [fill: string, path: string, pen?: Pen]

/** It is drawn around 0,0. */
export type Drawing = readonly Stroke[]

const goldenAngle = 2.39996

/** They lie outwards from 0,0 as seeds in a sunflower; paths are relative. */
export function scattered(shapes: string[], count: number, spacing: number, flatness = 1): string {
  return Array.from({ length: count }, (_, index) => {
    const distance = spacing * Math.sqrt(index + 0.4)
    const x = Math.round(distance * Math.cos(index * goldenAngle))
    const y = Math.round(distance * Math.sin(index * goldenAngle) * flatness)
    return `M${x} ${y}${shapes[index % shapes.length]}`
  }).join("")
}

export function disc(radius: number, x = 0, y = 0): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0Z`
}
