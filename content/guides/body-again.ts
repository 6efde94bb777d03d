import type { Guide } from "#domain/guides/guide.ts"

export const bodyAgain: Guide = {
  signsOf: ["mother"],
  readOn: "2026-11-27",
  sources: [
    "NHS and NHS trusts: body after birth, afterpains, stitches, piles, tummy gap, caesarean scar, back",
    "HSE: thumb and wrist pain after birth",
    "Cleveland Clinic: night sweats after birth",
    "American Academy of Dermatology: hair loss after birth",
    "Centro Hospitalar de Entre o Douro e Vouga (Portugal): afterpains, flow, sex, periods",
    "WHO and FSRH (United Kingdom): contraception after birth",
    "RCOG and Civil Aviation Authority (United Kingdom): flying, thrombosis, abdominal surgery",
    "NICE and Cambridge University Hospitals: after diabetes or high blood pressure in pregnancy",
    "ACOG 2018: check-ups after birth",
  ],
  sections: [
    {
      id: "call-now",
      lines: "mother-emergency",
      level: "now",
      signs: {
        ids: [
          "mother-soaked-pad",
          "mother-bleeding-faint",
          "mother-breathless",
          "mother-chest",
          "mother-head",
          "mother-belly",
          "mother-sepsis",
          "mother-very-wrong",
        ],
      },
    },
    {
      id: "first",
    },
    {
      id: "flow",
    },
    {
      id: "sweats-skin",
    },
    {
      id: "aches",
    },
    {
      id: "scar",
    },
    {
      id: "stitches",
    },
    {
      id: "pelvic-floor",
    },
    {
      id: "moving",
    },
    {
      id: "everyday",
    },
    {
      id: "travel",
    },
    {
      id: "contraception",
    },
    {
      id: "contraception-feeding",
      about: ["baby"],
    },
    {
      id: "sex",
    },
    {
      id: "checks",
    },
  ],
}
