import { isDenied } from "./denial.ts"
import { type Lexicon, type Message, placesOf, type Terms, widthAt } from "./lexicon.ts"

const feverish = { from: 38, to: 43 }
const feverishFahrenheit = { from: 100.4, to: 109 }
const reach = 6

/**
 * Whether the message tells of a fever, of 38 °C (100.4 °F) or more where it names a figure; `evenDenied` takes "no
 * fever" for one too.
 */
export function createFeverCheck(lexicon: Lexicon): (message: Message, evenDenied: boolean) => boolean {
  const fever = lexicon.termsOf("FEVER")
  const over = lexicon.termsOf("LONGAGO|fobia|phobia")
  const degrees = lexicon.termsOf("graus|grau|grados|grado|degrees|degree|c|f|celsius|fahrenheit|farenheit")
  const thermometer = lexicon.termsOf(
    "temperatura|temp|temperature|termômetro|thermometer|termómetro|febre|fever|fiebre|axila|armpit|burning_up|quentinho|pelando|tremendo|shaking|temblando|calafrios|calafrio|escalofríos|chills|shivering|ardendo|ardiendo",
  )
  const has = lexicon.termsOf(
    "com|tô|estou|tá|está|deu|marcou|bateu|chegou|tengo|tiene|estoy|con|marca|got|has|is|im|at|running|hit|reads|reading|was|of|a|subiu|subió|baby|bebê|de|have",
  )
  const otherThings = lexicon.termsOf(
    "semanas|semana|weeks|week|anos|ano|years|year|año|años|kg|quilos|kilos|kilo|cm|minutos|minutes|min|horas|hours|dias|days|días|ml|reais|euros|dollars|pounds|lbs|tamanho|size|talla|número|page|página|meses|months|percentil|percentile|litros|pessoas|fraldas|vezes|times|veces|calor_de|lá_fora|outside|afuera|weather|clima|verão|summer|verano|forno|oven|horno|água|water|agua|banho|bath|baño|lavar|wash|lavadora|máquina|mamadeira|bottle|biberón|rua|street|calle|cidade|city|ciudad|sensação_térmica|previsão|forecast|fora|leite|milk|leche|hace_calor|calorão|onda_de|heatwave|praia|ar_condicionado|today_its|sombra|shade|fórmula|iogurte|pago|room|quarto|hot_today|rio|sol|estamos|mercado",
  )

  return (message, evenDenied) => {
    const denied = (at: number) => !evenDenied && isDenied(message, at, at + 1)
    const figures = message.words.flatMap(({ figure }, at) => (figure === undefined ? [] : [{ figure, at }]))
    const near = (terms: Terms, at: number, distance: number) => {
      for (let place = at - distance; place <= at + distance; place++)
        if (place !== at && widthAt(message, place, terms)) return true
      return false
    }

    for (const at of placesOf(message, fever)) {
      if (near(over, at, reach) || denied(at)) continue
      const beside = message.words
        .slice(Math.max(0, at - reach), at + reach + 1)
        .flatMap(({ figure }) => (figure !== undefined && isTemperature(figure) ? [figure] : []))
      if (beside.length === 0 || beside.some(isFeverish)) return true
    }

    return figures.some(({ figure, at }) => {
      if (!isFeverish(figure)) return false
      if (near(otherThings, at, reach) || denied(at)) return false
      const unit = widthAt(message, at + 1, degrees) !== undefined
      const fine = !Number.isInteger(figure)
      if (near(thermometer, at, reach)) return true
      if (figure >= feverishFahrenheit.from) return unit && (fine || message.words[at + 1]?.text !== "graus")
      return unit ? near(has, at, 3) || fine : fine && near(has, at, 2)
    })
  }
}

function isTemperature(figure: number) {
  return (figure >= 34 && figure <= feverish.to) || (figure >= 95 && figure <= feverishFahrenheit.to)
}

function isFeverish(figure: number) {
  return (
    (figure >= feverish.from && figure <= feverish.to) ||
    (figure >= feverishFahrenheit.from && figure <= feverishFahrenheit.to)
  )
}
