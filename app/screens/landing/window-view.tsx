import { useId } from "react"

const stars = [
  [196, 214],
  [236, 130],
  [284, 92],
  [358, 112],
  [398, 232],
  [404, 160],
  [470, 262],
  [252, 250],
]

export function WindowView() {
  const glass = useId()
  return (
    <>
      <clipPath id={glass}>
        <path d="M130 500V250A190 190 0 0 1 510 250V500Z" />
      </clipPath>
      <g clipPath={`url(#${glass})`}>
        <path d="M120 50H520V510H120Z" fill="var(--sky-high)" />
        <path d="M120 214C190 194 250 226 330 206S470 190 520 210V510H120Z" fill="var(--sky-mid)" />
        <path d="M120 318C180 304 240 332 320 312S450 300 520 318V510H120Z" fill="var(--sky-low)" />
        {stars.map(([x, y], index) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={index % 3 ? 1.6 : 2.4} fill="var(--star)" />
        ))}
        <circle cx={432} cy={336} r={66} fill="var(--sun-halo)" />
        <circle cx={432} cy={336} r={44} fill="var(--sun)" />
        <path d="M452 138A34 34 0 1 0 470 196 28 28 0 0 1 452 138Z" fill="var(--moon)" />
        <path d="M120 398C170 366 214 372 258 392S352 384 400 386 480 392 520 374V510H120Z" fill="var(--hill-far)" />
        <path d="M120 398C170 366 214 372 258 392S352 384 400 386 480 392 520 374" className="drawn thin" />
        <path d="M436 366 458 346 480 366V394H436Z" fill="var(--house)" />
        <path d="M451 372H464V385H451Z" fill="var(--house-light)" />
        <path d="M436 388V366M480 388V366M430 371 458 345 486 371M451 372H464V385H451Z" className="drawn thin" />
        <path d="M120 438C190 410 250 424 310 440S440 416 520 440V510H120Z" fill="var(--hill-near)" />
        <path d="M120 438C190 410 250 424 310 440S440 416 520 440" className="drawn thin" />
      </g>
      <path d="M130 500V250A190 190 0 0 1 510 250V500" fill="none" stroke="var(--frame)" strokeWidth={16} />
      <path d="M320 62V500M132 262H508" stroke="var(--frame)" strokeWidth={9} />
      <path
        d="M121 498V250A199 199 0 0 1 519 250V498M139 498V267H315V498M139 257V250A181 181 0 0 1 315 69V257ZM325 498V267H501V498M325 257V69A181 181 0 0 1 501 250V257Z"
        className="drawn thin"
      />
    </>
  )
}
