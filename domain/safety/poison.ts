import type { Concern } from "./concern.ts"
import { around, type Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

/** A number of pills from which on it is too many: nobody is prescribed so many at a time. */
const tooMany = 6
const reach = 40

const pills =
  /\b(?:comprimidos?|pilulas?|capsulas?|remedios?|calmantes?|medicamentos?|medicac\w*|medications?|paracetam\w*|dipiron\w*|ibuprofen\w*|tylenol|rivotril|clonazepam|zolpidem|pills?|tablets?|capsules?|meds|medicines?|painkillers?|sleeping|antidepressants?|pastillas?|capsulas?|medicinas?|somnifer\w*|tranquilizantes?|antidepresiv\w*)\b/
const swallowed =
  /\b(?:tomei|tomou|engoli|engoliu|bebi|ingeri\w*|mandei pra dentro|virei|took|taken|swallowed|swallow|drank|downed|popped|tome|tomo|tomaste|trague|trago|bebi|ingiri\w*|se tomo|me tome)\b/
const tooManyInWords =
  /\b(?:tomei|tomou|engoli\w*|took|taken|swallowed|me tome|se tomo|tome|trague)\b[^.!?\d]{0,12}\b(?:dez|doze|quinze|vinte|trinta|quarenta|cinquenta|ten|twelve|fifteen|twenty|thirty|forty|fifty|diez|doce|quince|veinte|treinta|cuarenta|cincuenta)\b[^.!?]{0,20}/g
const habit =
  /\b(?:por dia|ao dia|per day|a day|al dia|each day|every day|por semana|a week|vitamin\w*|receit\w*|recet\w*|prescri\w*)\b/
const tooMuch =
  /\b(?:tomei|tomou|engoli\w*|took|taken|swallowed|me tome|se tomo|tome|trague|se trago)\b[^.!?]{0,30}\b(?:all her|todos os|todo o|toda a|a cartela|cartela|a caixa|o frasco|o vidro|um monte|muitos?|varios|demais|alem da conta|all the|all my|the whole|a bunch|a handful|lots of|too? many|too? much|extra|todas las|todos los|todo el|la caja|el frasco|un monton|un punado|muchas|muchos|varias|de mas|demasiad[oa]s?)\b[^.!?]{0,30}/g
const overdose =
  /\b(?:overdose[ds]?|overdosing|superdos\w*|sobredosis|tomei veneno|tome veneno|took poison|drank (?:bleach|poison)|bebi (?:veneno|agua sanitaria|cloro|lejia)|tome (?:cloro|lejia)|remedio demais|too? many (?:pills|tablets)|demasiadas pastillas)\b/

/** Pills taken by her or somebody near her, an overdose. */
export function poisonIn(reading: Reading): Concern | null {
  const urgent = concernOf("mother-poison")
  if (overdose.test(reading.text)) return urgent
  for (const pattern of [tooMuch, tooManyInWords])
    for (const match of reading.text.matchAll(pattern)) if (pills.test(match[0])) return urgent
  for (const place of reading.figures) {
    if (place.value < tooMany || place.value > 200 || !Number.isInteger(place.value)) continue
    const near = around(reading, place, reach)
    const isOfPills = pills.test(reading.text.slice(place.end, place.end + 25))
    if (isOfPills && swallowed.test(near)) return { ...urgent, level: habit.test(near) ? "check" : "urgent" }
  }
  return null
}
