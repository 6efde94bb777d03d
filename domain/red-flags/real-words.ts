import { fold } from "./words.ts"

/** Words that are spelt right, however like a misspelt word of the rules: found among the commonest of each language. */
export const realWords: ReadonlySet<string> = new Set(
  (
    "acordo dólares estado haver cheio cliente clientes dançar escuta escute bolsa bolsas estrela responder morar moram " +
    "balas consiga perde coincidência respire matéria materia abrigo escrevendo batatas dólar abril conclusão conclusões " +
    "estelar morder morde pares manhas marta nádia bolhas bolos comprimento exista alberto concorrência mortal " +
    "parts response responses mater block blocks blocked blocking selling walking liquid conclusion conclusions alberta " +
    "drawn saudi passes passed injection bedding hacker turbo desperate respondent confusion backed backing snake snakes " +
    "reggae posing thrown pulling cooked fibre openings wedding feeding reading " +
    "lástima demasiada tremenda despierto mueva mueve mueven mueves pedazos aparte molino conocimientos dobla hacerla " +
    "pagarle caliente " +
    "ferver ferve ferva fervendo hervir caneca cozimento aparta calentita calentito calentitas shakes coming weighing responde responda"
  )
    .split(" ")
    .map(fold),
)
