import { fold, tokensIn } from "./text.ts"

const theirs = new Set(
  (
    "je j jai suis mon ma mes cest est pas les des une avec pour dans puis quoi comment pourquoi ne peux faire " +
    "manger elle il nous vous quand aussi tres bien enfant bebe moi sur au aux qui sont veux dois " +
    "ich mein meine meinen meiner und ist nicht das der den dem ein eine einen fur wie kann habe mir mich sie wir auch noch sehr " +
    "essen trinken kind schlaf weil wenn aber zu auf mit von bei muss darf hilfe schmerzen " +
    "sono mio mia non che per come cosa perche della gli questo questa anche piu bambino mangiare"
  ).split(" "),
)
const ours = new Set(
  (
    "eu meu minha que nao com para por uma um os as do da dos das em no na tem ter estou to e o mais como muito bebe pra ele ela se me " +
    "i my me is am are the a an and to of in it for with on you can do have has not no baby what how she he was be this that so " +
    "yo mi que no con para por una un el la los las del en tiene tengo estoy es y mas como muy bebe se lo le su hay al ya"
  ).split(" "),
)
const fewest = 2

/** True if a text is in French, German or Italian, judged by common words. */
export function isForeign(text: string): boolean {
  const tokens = new Set(tokensIn(fold(text)))
  let foreign = 0
  let own = 0
  for (const token of tokens) {
    if (theirs.has(token) && !ours.has(token)) foreign++
    if (ours.has(token) && !theirs.has(token)) own++
  }
  return foreign >= fewest && foreign > own
}
