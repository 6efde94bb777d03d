import type { CareCountry } from "#domain/care-lines.ts"

export const spain: CareCountry = {
  code: "ES",
  asOf: null,
  timeZones: ["Europe/Madrid", "Atlantic/Canary", "Africa/Ceuta"],
  lines: [
    { kind: "emergency", number: "112", hours: "always", isFree: true },
    { kind: "crisis", name: "Línea 024", number: "024", hours: "always", isFree: true },
    { kind: "crisis", name: "Teléfono de la Esperanza", number: "717 003 717" },
    {
      kind: "violence",
      number: "016",
      text: { by: "whatsapp", number: "+34 600 000 016" },
      hours: "always",
      isFree: true,
    },
    { kind: "poison", name: "Servicio de Información Toxicológica", number: "91 562 04 20", hours: "always" },
  ],
}
