import type { CareCountry } from "#domain/care/care-lines.ts"

export const spain: CareCountry = {
  code: "ES",
  asOf: null,
  timeZones: ["Europe/Madrid", "Atlantic/Canary", "Africa/Ceuta"],
  lines: [
    {
      kind: "emergency",
      number: "112",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2026-02" },
    },
    {
      kind: "crisis",
      name: "Línea 024",
      number: "024",
      chat: { url: "https://www.sanidad.gob.es/linea024/home.htm" },
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2025-10" },
    },
    {
      kind: "crisis",
      name: "Teléfono de la Esperanza",
      number: "717 003 717",
      source: { kind: "third-party", date: "2022" },
    },
    {
      kind: "violence",
      name: "Servicio 016",
      number: "016",
      text: { by: "whatsapp", number: "+34 600 000 016" },
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2025-08" },
    },
    {
      kind: "poison",
      name: "Servicio de Información Toxicológica",
      number: "91 562 04 20",
      hours: "always",
      source: { kind: "third-party", date: "2014-04" },
    },
  ],
}
