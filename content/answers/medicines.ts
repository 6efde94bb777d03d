import type { AnswerFacts } from "#domain/chat/answer.ts"

export const medicines: readonly AnswerFacts[] = [
  {
    id: 165,
    followUpIds: [180, 166, 177],
    sources: [
      "NHS Specialist Pharmacy Service: paracetamol and NSAIDs in breastfeeding (2023)",
      "NHS Start for Life: taking medication while breastfeeding",
      "e-lactancia (APILAM): metamizole (2024)",
    ],
  },
  {
    id: 166,
    about: ["baby"],
    guide: "breast-and-milk#medicines",
    followUpIds: [165, 176, 101],
    sources: [
      "FDA: codeine and tramadol in breastfeeding women (2017)",
      "NHS trusts and The Lullaby Trust: bed sharing and sedating medicines",
    ],
  },
  {
    id: 167,
    followUpIds: [14, 177, 198],
    sources: ["NHS: ferrous sulphate tablets", "Patient.info: iron supplements"],
  },
  {
    id: 168,
    about: ["baby"],
    guide: "breast-and-milk#medicines",
    followUpIds: [176, 128, 165],
    sources: ["NHS Start for Life: most antibiotics can be taken", "NHMRC (Australia): breastfeeding and antibiotics"],
  },
  {
    id: 169,
    followUpIds: [165, 12, 176],
    sources: [
      "LactMed: loratadine",
      "Hale, Medications and Mothers' Milk: decongestants",
      "The Lullaby Trust: sedating medicines and bed sharing",
    ],
  },
  {
    id: 170,
    guide: "mood-and-sleep#longer-than-two-weeks",
    followUpIds: [38, 60, 176],
    sources: [
      "NHS: sertraline and breastfeeding",
      "NICE: antidepressants and St John's wort while breastfeeding",
      "Breastfeeding Network: feeling depressed",
    ],
  },
  {
    id: 171,
    about: ["baby"],
    guide: "mood-and-sleep#sofa-and-bed",
    followUpIds: [172, 102, 176],
    sources: [
      "NHS: breastfeeding and smoking",
      "Breastfeeding Network: smoking",
      "The Lullaby Trust: smoke and bed sharing",
    ],
  },
  {
    id: 172,
    about: ["baby"],
    guide: "breast-and-milk#medicines",
    followUpIds: [171, 176, 102],
    sources: ["CDC: marijuana and breastfeeding (2024)"],
  },
  {
    id: 173,
    about: ["baby"],
    guide: "breast-and-milk#medicines",
    followUpIds: [12, 126, 176],
    sources: ["NCCIH: fenugreek", "Balkam 2022: herbal galactagogues, review"],
  },
  {
    id: 174,
    followUpIds: [176, 246, 305],
    sources: [
      "CDC: vaccination safety for breastfeeding mothers",
      "NHS Start for Life: taking medication while breastfeeding",
      "Ministério da Saúde (Brasil): vacina da febre amarela e amamentação",
    ],
  },
  {
    id: 175,
    followUpIds: [229, 228, 176],
    sources: ["Australian Breastfeeding Association: tattoos, beauty treatments and breastfeeding"],
  },
  {
    id: 176,
    about: ["baby"],
    guide: "breast-and-milk#medicines",
    followUpIds: [22, 165, 168],
    sources: [
      "NHS Start for Life: taking medication while breastfeeding",
      "APILAM: e-lactancia",
      "MotherToBaby; 1300 MEDICINE; Breastfeeding Network: Drugs in Breastmilk",
    ],
  },
  {
    id: 177,
    guide: "body#perineum-piles",
    followUpIds: [18, 195, 235],
    sources: ["NHS Specialist Pharmacy Service: laxatives during breastfeeding", "NHS: macrogol and breastfeeding"],
  },
  {
    id: 178,
    about: ["baby"],
    guide: "breast-and-milk#medicines",
    followUpIds: [176, 165, 166],
    sources: [
      "NHS Start for Life: dental treatment and local anaesthetics",
      "Canadian Medical Association Journal 2012; American College of Radiology: contrast media",
      "IABLE: radiologic studies and breastfeeding",
    ],
  },
  {
    id: 179,
    about: ["baby"],
    followUpIds: [176, 288, 256],
    sources: [
      "Epilepsy Action (United Kingdom): caring for a baby, after the birth",
      "Epilepsy Foundation: caring for a baby",
    ],
  },
  {
    id: 180,
    followUpIds: [165, 176, 222],
    sources: [
      "Febrasgo and Ministério da Saúde, Brazil (2024): dengue in pregnancy and after birth",
      "PAHO: dengue, no ibuprofen or aspirin",
    ],
  },
]
