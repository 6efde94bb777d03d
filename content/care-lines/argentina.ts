import type { CareCountry } from "#domain/care-lines.ts"

export const argentina: CareCountry = {
  code: "AR",
  asOf: null,
  timeZones: [
    "America/Argentina/",
    "America/Buenos_Aires",
    "America/Catamarca",
    "America/Cordoba",
    "America/Jujuy",
    "America/Mendoza",
    "America/Rosario",
  ],
  lines: [
    { kind: "emergency", name: "Emergencias médicas", number: "107", hours: "always", isFree: true },
    { kind: "emergency", number: "911", hours: "always", isFree: true },
    { kind: "crisis", name: "Línea nacional de salud mental", number: "0800 999 0091", hours: "always", isFree: true },
    { kind: "crisis", name: "Línea 135", area: "Buenos Aires y algunas provincias", number: "135", isFree: true },
    { kind: "crisis", name: "Centro de Asistencia al Suicida", number: "011 5275 1135" },
    {
      kind: "violence",
      name: "Línea 144",
      number: "144",
      text: { by: "whatsapp", number: "+54 11 2771 6463" },
      hours: "always",
      isFree: true,
    },
    {
      kind: "poison",
      name: "Centro Nacional de Intoxicaciones (Posadas)",
      number: "0800 333 0160",
      hours: "always",
      isFree: true,
    },
  ],
}
