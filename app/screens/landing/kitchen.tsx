import "./scene.css"
import { useId } from "react"
import { FlowerHead, petalShapes } from "#app/ui/flower-head.tsx"
import { Bowl, Mug } from "./crockery.tsx"
import { Leaf } from "./leaf.tsx"
import { WindowView } from "./window-view.tsx"

/** A quiet kitchen at dawn and a plant on the sill; at night, the moon and a lamp. */
export function Kitchen({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 640 556" className={`scene ${className}`}>
      <WindowView />
      <Herbs />
      <Lamp />
      <Sill />
      <Bowl x={498} y={503} />
      <Plant />
      <Mug x={372} y={508} />
      <FallenPetal />
    </svg>
  )
}

function Sill() {
  return (
    <>
      <path d="M44 497C200 493 440 494 598 498L602 520 40 519Z" fill="var(--sill)" />
      <path d="M40 519 602 520 596 536 48 534Z" fill="var(--sill-edge)" />
      <path d="M44 497C200 493 440 494 598 498L602 520 596 536 48 534 40 519Z" className="drawn" />
      <path
        d="M40 519C220 516 420 518 602 520M92 507C140 505 190 505 230 506M410 508C450 506 500 507 544 509"
        className="drawn thin"
      />
    </>
  )
}

function Plant() {
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

function FallenPetal() {
  const shape = petalShapes[0]
  return (
    <g transform="translate(158 512) rotate(-74) scale(.5)">
      <path d={shape} className="fill-petal-warm" />
      <path d={`${shape}M0-18V-38`} className="drawn thin" vectorEffect="non-scaling-stroke" />
    </g>
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

function Herbs() {
  return (
    <>
      <path d="M70 40V92" className="drawn" />
      {[-34, -16, 0, 18, 36].map((turn, index) => (
        <g key={turn} transform={`translate(70 88) rotate(${turn * 0.62})`}>
          <path d={`M0 0C${index - 2} 30 ${2 - index} 60 0 ${96 + (index % 2) * 18}`} className="drawn thin" />
          {[34, 50, 66, 82, 98].slice(0, 4 + (index % 2)).map((y, step) => (
            <path
              key={y}
              transform={`translate(0 ${y}) rotate(${step % 2 ? 34 : -34})`}
              d="M0 0C-9 6-9 18 0 26 9 18 9 6 0 0Z"
              fill={`var(--${step % 2 ? "leaf" : "leaf-deep"})`}
            />
          ))}
        </g>
      ))}
      <path d="M58 92C66 88 76 88 83 92L80 104C74 107 66 107 60 104Z" fill="var(--fruit)" />
      <path d="M58 92C66 88 76 88 83 92L80 104C74 107 66 107 60 104ZM62 40A8 8 0 0 1 78 40" className="drawn" />
    </>
  )
}

function Lamp() {
  const light = useId()
  return (
    <>
      <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--glow)" stopOpacity="0.34" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </linearGradient>
      <path d="M500 134 366 520H640V330L592 134Z" fill={`url(#${light})`} />
      <path d="M546 0V84" className="drawn" />
      <circle cx={546} cy={130} r={13} fill="var(--bulb)" />
      <path
        d="M532 84C534 78 558 78 560 84 588 92 602 112 604 130 568 137 524 137 488 130 490 112 504 92 532 84Z"
        fill="var(--lamp)"
      />
      <path
        d="M532 84C534 78 558 78 560 84 588 92 602 112 604 130 568 137 524 137 488 130 490 112 504 92 532 84ZM535 136C538 146 554 146 557 136M504 122C506 112 512 104 520 98"
        className="drawn"
      />
    </>
  )
}
