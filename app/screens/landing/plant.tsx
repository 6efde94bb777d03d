import { FlowerHead, petalShapes } from "#app/ui/flower.tsx"

export function Plant() {
  return (
    <g transform="translate(-78 4)">
      {["var(--line)", "var(--leaf-deep)"].map((colour, coat) => (
        <path
          key={colour}
          d="M322 424C332 372 308 322 330 216M321 384C350 356 374 334 392 300M320 370C296 350 268 338 246 322"
          fill="none"
          stroke={colour}
          strokeWidth={8 - coat * 3.4}
          strokeLinecap="round"
        />
      ))}
      <Leaf x={322} y={416} turn={-106} size={0.9} />
      <Leaf x={330} y={418} turn={102} size={0.8} tone="deep" />
      <Leaf x={318} y={404} turn={-72} size={1.25} tone="deep" />
      <Leaf x={326} y={408} turn={62} size={1.2} />
      <Leaf x={319} y={380} turn={-40} size={1} tone="pale" />
      <Leaf x={322} y={352} turn={40} size={0.84} tone="deep" />
      <Leaf x={318} y={330} turn={-58} size={0.74} />
      <Bud x={395} y={294} turn={30} />
      <Bud x={241} y={318} turn={-48} />
      <g transform="translate(334 186) rotate(9) scale(1.78)">
        <FlowerHead />
      </g>
      <Pot />
    </g>
  )
}

function Pot() {
  return (
    <>
      <path
        d="M264 424H382C380 452 376 476 368 498 340 504 306 504 278 498 270 476 266 452 264 424Z"
        fill="var(--pot)"
      />
      <path
        d="M342 424H382C380 452 376 476 368 498 357 501 344 502 332 502 340 478 342 450 342 424Z"
        fill="var(--pot-shade)"
      />
      <path
        d="M255 408C300 403 346 403 391 408 391 416 389 424 387 431 344 435 302 435 259 431 257 424 255 416 255 408Z"
        fill="var(--pot)"
      />
      <path
        d="M350 405C364 405 378 406 391 408 391 416 389 424 387 431 373 432 359 433 345 433 348 424 350 414 350 405Z"
        fill="var(--pot-shade)"
      />
      <path
        d="M255 408C300 403 346 403 391 408 391 416 389 424 387 431 344 435 302 435 259 431 257 424 255 416 255 408ZM264 432C266 456 271 478 278 498 306 504 340 504 368 498 375 478 380 456 382 432M268 462C280 453 288 470 300 462S320 454 332 462 350 470 362 462L378 456"
        className="drawn"
      />
    </>
  )
}

function Bud({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M0 8C-15 0-17-20-7-34-4-39 4-40 8-34 18-20 15 0 0 8Z" className="fill-petal" />
      <path d="M-4 4C-16-4-14-18-10-24-9-14-6-8 0-4 5-8 9-15 10-24 15-16 15-4 4 4Z" fill="var(--leaf-deep)" />
      <path
        d="M0 8C-15 0-17-20-7-34-4-39 4-40 8-34 18-20 15 0 0 8ZM0-4V-30M-10-24C-9-14-6-8 0-4 5-8 9-15 10-24"
        className="drawn thin"
      />
    </g>
  )
}

export function FallenPetal() {
  const shape = petalShapes[0]
  return (
    <g transform="translate(158 512) rotate(-74) scale(.5)">
      <path d={shape} className="fill-petal-warm" />
      <path d={`${shape}M0-18V-38`} className="drawn thin" vectorEffect="non-scaling-stroke" />
    </g>
  )
}

const tones = { plain: "var(--leaf)", deep: "var(--leaf-deep)", pale: "var(--leaf-pale)" }
const outline = "M0-10C-20-15-36-36-30-58-26-76-6-87 2-98 8-87 28-77 32-56 35-34 18-14 0-10Z"
const midrib = "M0 0C0-10-1-14 0-20 1-44 0-62 2-86"
const veins =
  "M0-28C-8-34-16-38-22-46M0-28C8-34 16-36 24-44M1-46C-6-52-12-56-18-64M1-46C8-52 16-56 22-62M1-64C-2-68-6-72-9-76M1-64C5-68 10-72 13-76"

type LeafProps = { x: number; y: number; turn: number; size?: number; tone?: keyof typeof tones }

/** `turn` is in degrees; `x` and `y` are the point where the leaf joins the stalk. */
export function Leaf({ x, y, turn, size = 1, tone = "plain" }: LeafProps) {
  const isSmall = size < 0.4
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d={outline} fill={tones[tone]} />
      <path
        d={isSmall ? midrib : midrib + veins}
        className="drawn thin"
        style={isSmall ? { strokeWidth: 3 } : undefined}
      />
      <path
        d={outline}
        className="drawn"
        style={isSmall ? { strokeWidth: 5 } : undefined}
        transform={isSmall ? undefined : "translate(1.5 -1.5)"}
      />
    </g>
  )
}
