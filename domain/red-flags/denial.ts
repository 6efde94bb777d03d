import { type Message, widthAt } from "./lexicon.ts"
import { fold } from "./words.ts"

const reach = 7

/** What may stand between a "not" and what it denies. */
const light = words(
  "tenho tem temos têm tive teve ter tendo tido estou tô está tá tava estava estive com mais sinto sentir senti sentindo sente nenhuma nenhum nada a o um uma as os e é foi de do da muita muito tanta mesmo eu have has had having got get getting any an been feel feels felt feeling really the my i ive is are was been am running run with so that tengo tiene tienen tuve tuvo tenía tenido he ha han hay siento sentido ningún ninguna me duele duelen del una la el los las mucha mucho tan está estoy es más bebê bebe baby filho filha ele ela hijo hija she showing signs sign symptoms sinais sinal señales de of quero queria want to quiero wanna wanting queremos",
)
const joining = words("or ou nor nem ni u either")
/** What else a list of denied signs may hold: "no fever or chills, and no pain". */
const sign = words(
  "febre fever fiebre dor pain dolor cabeça head headache cabeza peito chest pecho inchaço swelling hinchazón sangramento bleeding sangrado vômito vomiting vómitos calafrios chills escalofríos desmaio tontura dizziness falta ar aire barriga belly visão vision turva blurry borrosa pus",
)
/** In Portuguese "no" is "in the": it denies only before words of the other two languages. */
const deniedByNo = words(
  "tengo tiene tienen tuve tuvo tenía tenemos tenido he ha hay siento me estoy es está más more fever fevers headache headaches pain pains chest bleeding blood swelling vomiting vision blurry blurred trouble clots shortness signs sign symptoms real longer fiebre dolor sangrado quiero quería quiere foul",
)
const afterwards = words("tenho tem tive teve tengo tiene tuve hay have has had senti siento")
const plainNo = words("não no not")
const no = fold("no")

/** Whether what stands from `start` to before `end` is said not to be so: "sem febre", "fever? no". */
export function isDenied(message: Message, start: number, end: number): boolean {
  return deniedBefore(message, start) || deniedAfter(message, end)
}

export function deniedBefore(message: Message, start: number): boolean {
  let listed = false
  for (let at = start - 1; at >= Math.max(0, start - reach); at--) {
    if (message.words[at + 1]?.paused) return false
    const text = message.words[at]?.text ?? ""
    if (isNot(message, at)) return true
    if (joining.has(text)) listed = true
    else if (!light.has(text) && !(listed && sign.has(text))) return false
  }
  return false
}

function deniedAfter(message: Message, end: number): boolean {
  const next = message.words[end]
  if (!next || !isNot(message, end, true)) return false
  const then = message.words[end + 1]
  const about = then?.text === "eu" ? message.words[end + 2] : then
  return !about || about.paused || afterwards.has(about.text)
}

/** Whether the word denies. */
export function isNot(message: Message, at: number, alone = false): boolean {
  if (!widthAt(message, at, message.not)) return false
  const text = message.words[at]?.text ?? ""
  return alone ? plainNo.has(text) : text !== no || deniedByNo.has(message.words[at + 1]?.text ?? "")
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" ").map(fold))
}
