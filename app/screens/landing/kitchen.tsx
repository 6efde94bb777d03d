import "./scene.css"
import { FlowerHead } from "#app/ui/flower-head.tsx"
import { Bowl, Mug } from "./crockery.tsx"
import { Leaf } from "./leaf.tsx"
import { WindowView } from "./window-view.tsx"

/** A quiet kitchen at dawn and a plant on the sill; at night, the moon and a lamp. */
export function Kitchen({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 640 600" className={`scene ${className}`}>
      <WindowView />
      <Herbs />
      <Lamp />
      <Sill />
      <Mug x={152} y={498} />
      <Bowl x={486} y={498} />
      <Plant />
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
    <>
      <path
        d="M322 424C330 372 306 322 322 232M322 380C352 350 372 326 388 296M320 366C296 344 270 330 250 314"
        className="drawn"
        strokeWidth="3"
      />
      <Leaf x={318} y={404} turn={-74} size={1.25} tone="deep" />
      <Leaf x={324} y={408} turn={66} size={1.3} />
      <Leaf x={320} y={378} turn={-38} size={1.05} tone="pale" />
      <Leaf x={326} y={360} turn={48} size={0.9} tone="deep" />
      <Leaf x={318} y={336} turn={-62} size={0.78} />
      <Leaf x={318} y={300} turn={58} size={0.62} tone="pale" />
      <Leaf x={322} y={416} turn={-104} size={0.9} />
      <Leaf x={330} y={418} turn={100} size={0.86} tone="deep" />
      <Bud x={390} y={290} turn={24} />
      <Bud x={247} y={310} turn={-40} />
      <g transform="translate(320 200) rotate(-8) scale(1.72)">
        <FlowerHead />
      </g>
      <path d="M262 424H382L368 497C340 502 304 502 276 497Z" fill="var(--pot)" />
      <path d="M344 424H382L368 497C356 500 346 500 336 500Z" fill="var(--pot-shade)" />
      <path d="M254 408C300 404 344 404 390 408L386 430C344 433 300 433 258 430Z" fill="var(--pot)" />
      <path d="M352 405.5 390 408 386 430 346 432Z" fill="var(--pot-shade)" />
      <path
        d="M254 408C300 404 344 404 390 408L386 430C344 433 300 433 258 430ZM263 431 276 497C304 502 340 502 368 497L381 431M271 462C282 454 290 470 301 462S320 454 331 462 350 470 361 462L373 458"
        className="drawn"
      />
      <g transform="translate(412 505) rotate(76) scale(.5)">
        <path d="M0-4C-7-12-18-25-17-39S-10-54-4-53 3-54 7-54 17-48 17-39 8-12 0-4Z" className="fill-petal-warm" />
        <path
          d="M0-4C-7-12-18-25-17-39S-10-54-4-53 3-54 7-54 17-48 17-39 8-12 0-4ZM0-20V-40"
          className="drawn"
          vectorEffect="non-scaling-stroke"
        />
      </g>
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

function Herbs() {
  return (
    <>
      <path d="M70 40V92" className="drawn" />
      {[-34, -16, 0, 18, 36].map((turn, index) => (
        <g key={turn} transform={`translate(70 88) rotate(${turn * 0.62})`}>
          <path d={`M0 0C${index - 2} 30 ${2 - index} 60 0 ${96 + (index % 2) * 18}`} className="drawn thin" />
          {[26, 44, 62, 80, 96].slice(0, 4 + (index % 2)).map((y, step) => (
            <path
              key={y}
              transform={`translate(0 ${y}) rotate(${step % 2 ? 38 : -38})`}
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
  return (
    <>
      <path d="M506 132 340 560H640V400L586 132Z" fill="var(--glow)" />
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
