import type { Sign } from "../sign.ts"

const cdc = "CDC Hear Her"
const nice = "NICE"
const acog = "ACOG and Preeclampsia Foundation"
const sepsis = "NHS trusts: sepsis after birth"
const awhonn = "AWHONN"
const unconfirmed = "general knowledge, not confirmed on a page"
const abm = "Academy of Breastfeeding Medicine 2022"
const burns = "NHS: burns and scalds"
const rabies = "WHO: rabies"
const venom = "Brazil, ministry of health: venomous animals"

const pressureSigns = ["mother-head", "mother-rib-pain", "mother-breathless", "mother-swollen-face"]
const illSigns = ["mother-sepsis", "mother-breathless", "mother-mind", "mother-very-wrong"]

/** The gravest first, on the whole. */
export const motherSigns: readonly Sign[] = [
  { id: "mother-soaked-pad", of: "mother", level: "now", sources: [cdc, nice] },
  { id: "mother-breathless", of: "mother", level: "now", sources: [cdc, awhonn] },
  { id: "mother-head", of: "mother", level: "now", sources: [cdc, nice] },
  { id: "mother-bleeding-faint", of: "mother", level: "now", sources: [nice, awhonn] },
  { id: "mother-chest", of: "mother", level: "now", sources: [cdc, awhonn] },
  { id: "mother-heart", of: "mother", level: "now", sources: [cdc] },
  {
    id: "mother-pressure-severe",
    of: "mother",
    level: "now",
    figures: { systolic: 160, diastolic: 110 },
    symptom: "pressure",
    sources: [acog],
  },
  {
    id: "mother-pressure-raised",
    of: "mother",
    level: "today",
    figures: { systolic: 140, diastolic: 90 },
    with: { signs: pressureSigns, level: "now" },
    symptom: "pressure",
    sources: [acog],
  },
  {
    id: "mother-pressure-low",
    of: "mother",
    level: "now",
    figures: { systolic: 90, diastolic: 60 },
    sources: ["NHS Highland: bleeding after birth"],
  },
  { id: "mother-swollen-face", of: "mother", level: "now", sources: [cdc, acog] },
  { id: "mother-rib-pain", of: "mother", level: "now", sources: ["NICHD: HELLP syndrome"] },
  { id: "mother-bruises", of: "mother", level: "now", sources: ["NICHD: HELLP syndrome"] },
  { id: "mother-jaundice", of: "mother", level: "now", sources: ["case reports: acute fatty liver after birth"] },
  { id: "mother-sepsis", of: "mother", level: "now", sources: [sepsis] },
  { id: "mother-fever-neck", of: "mother", level: "now", sources: [unconfirmed] },
  {
    id: "mother-fever-very-high",
    of: "mother",
    level: "now",
    figures: { temperatureC: 40 },
    symptom: "fever-of-hers",
    sources: [unconfirmed],
  },
  {
    id: "mother-fever",
    of: "mother",
    level: "today",
    figures: { temperatureC: 38 },
    with: { signs: illSigns, level: "now" },
    symptom: "fever-of-hers",
    sources: [cdc, awhonn, sepsis],
  },
  {
    id: "mother-leg",
    of: "mother",
    level: "today",
    within: "hours",
    with: { signs: ["mother-breathless", "mother-chest"], or: "calf pain on walking", level: "now" },
    sources: [cdc, awhonn, unconfirmed],
  },
  {
    id: "mother-dengue",
    of: "mother",
    level: "today",
    with: { signs: ["mother-belly", "mother-vomits", "mother-bleeding-faint", "mother-too-weak"], level: "now" },
    sources: ["Brazil, ministry of health and FEBRASGO 2024: dengue"],
  },
  { id: "mother-no-urine", of: "mother", level: "now", sources: [sepsis] },
  {
    id: "mother-no-urine-birth",
    of: "mother",
    level: "now",
    figures: { hours: 6 },
    sources: ["NHS Greater Glasgow and Clyde: bladder care"],
  },
  {
    id: "mother-nerves",
    of: "mother",
    level: "now",
    sources: ["NHS trusts: cauda equina syndrome"],
  },
  { id: "mother-belly", of: "mother", level: "now", sources: [cdc] },
  { id: "mother-vomits", of: "mother", level: "now", sources: [cdc] },
  { id: "mother-vomits-blood", of: "mother", level: "now", sources: ["NHS"] },
  { id: "mother-vulva", of: "mother", level: "now", sources: ["RCOG: puerperal genital haematoma"] },
  { id: "mother-wound-open", of: "mother", level: "now", sources: [unconfirmed] },
  {
    id: "mother-wound",
    of: "mother",
    level: "today",
    with: { signs: ["mother-fever"], level: "now" },
    sources: [awhonn, unconfirmed],
  },
  {
    id: "mother-bleeding-again",
    of: "mother",
    level: "today",
    days: [0, 83],
    with: { signs: ["mother-fever", "mother-sepsis"], level: "now" },
    sources: ["HSE: retained tissue, womb infection", "RCOG: to week 12"],
  },
  {
    id: "mother-foul-smell",
    of: "mother",
    level: "today",
    with: { signs: ["mother-fever", "mother-sepsis"], level: "now" },
    sources: [cdc, "HSE: retained tissue, womb infection"],
  },
  { id: "mother-too-weak", of: "mother", level: "now", sources: [cdc] },
  { id: "mother-stroke", of: "mother", level: "now", sources: ["NHS"] },
  { id: "mother-allergy", of: "mother", level: "now", sources: ["World Allergy Organization 2020"] },
  { id: "mother-mind", of: "mother", level: "now", sources: [nice] },
  { id: "mother-thoughts", of: "mother", level: "now", sources: [cdc, nice] },
  {
    id: "mother-strangled",
    of: "mother",
    level: "now",
    sources: ["Institute for Addressing Strangulation and royal colleges (UK) 2024"],
  },
  { id: "mother-poison", of: "mother", level: "now", sources: ["NHS"] },
  { id: "mother-burn", of: "mother", level: "now", sources: [burns] },
  { id: "mother-venom", of: "mother", level: "now", sources: [venom] },
  {
    id: "mother-bite",
    of: "mother",
    level: "today",
    within: "hours",
    with: { signs: [], or: "deep, or on head, neck or hand", level: "now" },
    sources: [rabies],
  },
  { id: "mother-forced", of: "mother", level: "today", within: "hours", sources: ["WHO: sexual violence"] },
  { id: "mother-very-wrong", of: "mother", level: "now", sources: [sepsis, awhonn] },
  {
    id: "mother-breast-fever",
    of: "mother",
    level: "today",
    with: { signs: illSigns, level: "now" },
    sources: [abm, sepsis],
  },
  { id: "mother-breast-skin", of: "mother", level: "today", sources: [abm] },
  { id: "mother-breast-blisters", of: "mother", level: "today", sources: ["CDC and AAP Red Book: herpes"] },
  { id: "mother-breast-lump", of: "mother", level: "today", figures: { hours: 24 }, sources: [abm] },
  { id: "mother-breast-antibiotics", of: "mother", level: "today", figures: { hours: 48 }, sources: [abm] },
  { id: "mother-epidural-headache", of: "mother", level: "today", sources: ["NHS (Cambridge University Hospitals)"] },
  {
    id: "mother-keeps-nothing",
    of: "mother",
    level: "today",
    figures: { hours: 8 },
    with: { signs: ["mother-sepsis", "mother-mind"], level: "now" },
    sources: ["HSE: vomiting in pregnancy"],
  },
  {
    id: "mother-prolapse",
    of: "mother",
    level: "today",
    with: { signs: ["mother-soaked-pad", "mother-bleeding-faint", "mother-bleeding-again"], or: "pain", level: "now" },
    sources: [unconfirmed],
  },
  { id: "mother-stool-blood", of: "mother", level: "today", sources: [unconfirmed] },
  { id: "mother-urine-burns", of: "mother", level: "today", sources: ["NHS"] },
  { id: "mother-low-mood", of: "mother", level: "today", sources: [nice] },
  { id: "mother-no-sleep", of: "mother", level: "today", sources: [nice] },
  { id: "mother-leaks", of: "mother", level: "visit", sources: ["NHS"] },
]
