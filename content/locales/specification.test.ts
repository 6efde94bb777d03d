import { expect, it } from "vitest"
import enAccount from "./en/account.json" with { type: "json" }
import enDashboard from "./en/dashboard.json" with { type: "json" }
import enError from "./en/error.json" with { type: "json" }
import enForgotPassword from "./en/forgot-password.json" with { type: "json" }
import enLanding from "./en/landing.json" with { type: "json" }
import enMyPlan from "./en/my-plan.json" with { type: "json" }
import enNotFound from "./en/not-found.json" with { type: "json" }
import enNotifications from "./en/notifications.json" with { type: "json" }
import enOnboarding from "./en/onboarding.json" with { type: "json" }
import enRecipe from "./en/recipe.json" with { type: "json" }
import enResetPassword from "./en/reset-password.json" with { type: "json" }
import enShoppingList from "./en/shopping-list.json" with { type: "json" }
import ptChat from "./pt/chat.json" with { type: "json" }
import ptDetails from "./pt/details.json" with { type: "json" }
import ptDiary from "./pt/diary.json" with { type: "json" }
import ptLogin from "./pt/login.json" with { type: "json" }
import ptProfile from "./pt/profile.json" with { type: "json" }
import ptSession from "./pt/session.json" with { type: "json" }
import ptSignup from "./pt/signup.json" with { type: "json" }

// The texts that the specification quotes, each in the language of the quotation.
const quoted: Record<string, [words: Record<string, string>, texts: string[]]> = {
  landing: [
    enLanding,
    [
      "Log In",
      "Get Started",
      "Start My Journey",
      "Quick Recipes",
      "Nutritional AI",
      "Real Results",
      "Start Now For Free",
      "Terms of Service",
      "Privacy Policy",
    ],
  ],
  chat: [ptChat, ["Suporte Florescer", "Pensando...", "Sugestões rápidas:", "Que tal refletir sobre..."]],
  login: [
    ptLogin,
    [
      "Entrar",
      "Cadastre-se",
      "Falha no login",
      "Email ou senha incorretos. Por favor, tente novamente.",
      "Bem-vindo(a) de volta!",
      "Você fez login com sucesso.",
    ],
  ],
  "sign-up": [
    ptSignup,
    [
      "Criando conta...",
      "Falha no cadastro",
      "Não foi possível criar sua conta. Por favor, tente novamente.",
      "Conta criada com sucesso! 🎉",
      "Enviamos um email de confirmação para você.",
    ],
  ],
  session: [ptSession, ["Carregando..."]],
  account: [enAccount, ["Sign up Failed", "Sign in Failed", "Sign out Failed", "Something went wrong"]],
  "forgot password": [enForgotPassword, ["Email sent! 📧"]],
  "reset password": [enResetPassword, ["Error", "Passwords do not match.", "Password reset! ✅"]],
  onboarding: [
    enOnboarding,
    [
      "More energy",
      "Reduce bloating",
      "Abdominal focus",
      "Improve sleep",
      "Beginner",
      "Intermediate",
      "Advanced",
      "Profile created successfully! 🎉",
      "Let's start your 7-day journey!",
    ],
  ],
  dashboard: [
    enDashboard,
    [
      "there",
      "Day {$day} of {$days}",
      "Reset Plan",
      "Are you sure?",
      "This will reset your 7-day journey progress back to Day 1. This action cannot be undone.",
      "Cancel",
      "Confirm Reset",
      "Light Movement",
      "15 min Light Walk",
      "Daily Checklist",
      "2 glasses of water on waking",
      "Chicken with sweet potato",
      "Mixed nuts",
      "How are you feeling today?",
      "Energy",
      "Mood",
      "Bloating",
      "Great job!",
      "Ritual completed!",
      "Day {$day} Complete!",
      "You're doing amazing! Ready for the next day?",
    ],
  ],
  plan: [enMyPlan, ["Morning Hydration", "View Shopping List"]],
  recipe: [enRecipe, ["Cooking Mode"]],
  "shopping list": [enShoppingList, ["Proteins", "Carbohydrates", "Vegetables", "Fruits", "Others"]],
  profile: [
    ptProfile,
    [
      "Erro ao carregar perfil",
      "Não foi possível buscar seus dados.",
      "Reset Concluído",
      "Rainha da Hidratação",
      "Sono Restaurador",
      "Mente Serena",
    ],
  ],
  "profile details": [ptDetails, ["Erro ao salvar", "Não foi possível atualizar seu perfil.", "Perfil atualizado! ✨"]],
  diary: [
    ptDiary,
    [
      "Erro ao salvar",
      "Erro ao buscar diário",
      "Não foi possível carregar suas anotações.",
      "Não foi possível salvar seu registro. Tente novamente.",
      "Registro salvo! 💖",
      "Sua anotação foi guardada com carinho.",
      "Campo vazio",
      "Por favor, escreva algo sobre seu dia.",
    ],
  ],
  notifications: [enNotifications, ["Settings updated!"]],
  "not found": [enNotFound, ["Page Not Found", "Back to Home"]],
  error: [enError, ["Unexpected Application Error!"]],
}

const cases = Object.entries(quoted).flatMap(([part, [words, texts]]) => texts.map((text) => ({ part, words, text })))

it.each(cases)("$part says “$text”, word for word", ({ words, text }) => {
  expect(Object.values(words)).toContain(text)
})
