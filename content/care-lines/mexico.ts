import type { CareCountry } from "#domain/care-lines.ts"

export const mexico: CareCountry = {
  code: "MX",
  asOf: null,
  timeZones: [
    "America/Mexico_City",
    "America/Cancun",
    "America/Merida",
    "America/Monterrey",
    "America/Matamoros",
    "America/Chihuahua",
    "America/Ciudad_Juarez",
    "America/Ojinaga",
    "America/Mazatlan",
    "America/Bahia_Banderas",
    "America/Hermosillo",
    "America/Tijuana",
    "America/Ensenada",
    "America/Santa_Isabel",
    "Mexico/",
  ],
  lines: [
    { kind: "emergency", number: "911", hours: "always", isFree: true },
    { kind: "crisis", name: "Línea de la Vida", number: "800 911 2000", hours: "always", isFree: true },
    {
      kind: "advice",
      name: "800 MATERNA (embarazo y puerperio)",
      number: "800 628 3762",
      hours: "always",
      isFree: true,
    },
    { kind: "violence", name: "Línea de las Mujeres, opción 1", number: "079", hours: "always", isFree: true },
  ],
}
