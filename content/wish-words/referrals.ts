import type { WishWord } from "#domain/food/wish.ts"

/** Conditions for which the plan is not made, and words that look like a food but are none in the app. */
export const referralWords: readonly WishWord[] = [
  {
    words:
      "anafilaxia, anafilático, anafilática, choque anafilático, anaphylaxis, anaphylactic, anafiláctico, anafiláctica, epipen, adrenalina autoinjetável, adrenalina, adrenaline, epinefrina, epinephrine, autoinyector, auto-injector, severe, severely, severa, severo, grave, graves, gravíssima, fortíssima, life-threatening, deathly, choque alérgico, hospital, emergency room, throat closes, throat closed, throat swells, garganta fecha, garganta fechou, fecha a garganta, edema de glote, glote, glotis, se me cierra la garganta, me cierra la garganta, deadly, mortal, hospitalizada, fui internada",
    referrals: ["severe"],
  },
  {
    words:
      "várias alergias, múltiplas alergias, alergia múltipla, alergias múltiplas, muitas alergias, multiple allergies, several allergies, many allergies, lots of allergies, varias alergias, múltiples alergias, alergia múltiple, muchas alergias, alergias múltiples",
    referrals: ["severalAllergies"],
  },
  {
    words:
      "celíaca, celíaco, doença celíaca, celiac, coeliac, celiac disease, coeliac disease, celiaquia, celiaquía, enfermedad celíaca, contaminação cruzada, cross-contamination, cross contamination, cross contact, cross-contact, contaminación cruzada",
    wishes: ["gluten"],
    always: true,
    referrals: ["coeliac"],
  },
  { words: "PKU, fenilcetonúria, fenilcetonuria, phenylketonuria, fenilalanina, phenylalanine", referrals: ["pku"] },
  {
    words:
      "doença renal, insuficiência renal, problema renal, problema nos rins, problemas nos rins, renal, rim, rins, diálise, hemodiálise, kidney disease, kidney failure, kidney problem, kidney, kidneys, dialysis, CKD, enfermedad renal, insuficiencia renal, riñón, riñones, diálisis",
    referrals: ["kidneyDisease"],
  },
  { words: "insulina, insulin, insulinodependente, insulinodependiente", referrals: ["insulin"] },
  {
    words:
      "diabetes, diabética, diabético, diabetic, diabete, pré-diabetes, prediabetes, prediabetic, pré-diabética, glicemia alta, açúcar no sangue, high blood sugar, blood sugar, azúcar en la sangre, glucemia, resistência à insulina, insulin resistance, resistencia a la insulina",
    referrals: ["diabetes"],
  },
  {
    words:
      "pressão alta, hipertensão, hipertensa, high blood pressure, blood pressure, hypertension, hypertensive, presión alta, tensión alta, hipertensión, preeclâmpsia, pré-eclâmpsia, pre-eclampsia, preeclampsia, eclampsia, eclâmpsia",
    referrals: ["highBloodPressure"],
  },
  {
    words:
      "varfarina, warfarin, warfarina, marevan, coumadin, anticoagulante, anticoagulant, blood thinner, sintrom, acenocumarol, blood thinners",
    referrals: ["warfarin"],
  },
  {
    words:
      "bariátrica, cirurgia bariátrica, bypass gástrico, bypass, sleeve, gastric sleeve, gastric bypass, gastric band, bariatric, bariatric surgery, weight loss surgery, cirugía bariátrica, manga gástrica, redução de estômago, redução do estômago, reducción de estómago, sleeve gástrico",
    referrals: ["bariatricSurgery"],
  },
  {
    words:
      "anorexia, anorexic, anoréxica, bulimia, bulímica, bulimic, transtorno alimentar, distúrbio alimentar, compulsão alimentar, compulsão, eating disorder, binge eating, binge, trastorno alimentario, trastorno alimenticio, trastorno de la conducta alimentaria, TCA, atracón, atracones, ARFID, ortorexia, orthorexia",
    referrals: ["eatingDisorder"],
  },
  {
    words: "G6PD, deficiência de G6PD, favismo, favism, glucosa-6-fosfato, glicose-6-fosfato",
    referrals: ["g6pd"],
  },
  { words: "fava, favas, broad bean, fava bean, haba, habas", referrals: ["g6pd"], inNoDish: true },
  {
    words:
      "cólica, cólicas, colic, colicky, cólico, cólicos, refluxo do bebê, bebê reage, bebê tem reação, bebê reagiu, faz mal ao bebê, faz mal pro bebê, faz mal para o bebê, gases no bebê, gases do bebê, sangue nas fezes, sangue no cocô, cocô com sangue, baby reacts, baby reacted, baby is reacting, upsets the baby, upsets baby, upset the baby, upsets my baby, baby gets gassy, gassy baby, baby fussy, blood in stool, blood in the stool, blood in his stool, blood in her stool, blood in poo, bebé reacciona, bebé reaccionó, le cae mal al bebé, le hace mal al bebé, le sienta mal al bebé, gases al bebé, gases a mi bebé, sangre en las heces, sangre en la caca, baby is allergic, baby has an allergy, bebê é alérgico, bebê é alérgica, bebê tem alergia, bebé es alérgico, bebé es alérgica, bebé tiene alergia",
    referrals: ["babyReacts"],
  },
  {
    words:
      "baby has CMPA, bebê tem APLV, bebê com APLV, bebé con APLV, bebé tiene APLV, bebê com alergia ao leite, bebê tem alergia ao leite",
    referrals: ["babyReacts"],
    wishes: ["milk"],
    always: true,
  },
  {
    words:
      "grávida, grávida de novo, gestante, gravidez, pregnant, pregnant again, pregnancy, expecting, embarazada, embarazada de nuevo, embarazo, encinta",
    referrals: ["pregnantAgain"],
  },
  {
    words:
      "antes da gravidez, na gravidez, durante a gravidez, depois da gravidez, during pregnancy, in pregnancy, while pregnant, when I was pregnant, before pregnancy, after pregnancy, durante el embarazo, en el embarazo, antes del embarazo, después del embarazo, quando estava grávida, cuando estaba embarazada",
  },
  {
    words:
      "leite materno, leite do peito, leite humano, breast milk, breastmilk, milk supply, leche materna, leche humana, leche del pecho, descida do leite, bajada de la leche",
  },
  {
    words:
      "one pan, frying pan, to date, sin sal, sem sal, unsalted, no salt, salt-free, sem açúcar adicionado, sin azúcar añadido, pau a pique",
  },
  {
    words:
      "pimenta, pimenta do reino, pimenta preta, pimentas, pimienta, pimienta negra, black pepper, white pepper, chilli pepper, chili pepper, hot pepper, cayenne pepper, peppercorn",
    unknown: true,
  },
  { words: "noz moscada, nutmeg, nuez moscada, water chestnut, fruta do conde", inNoDish: true },
]
