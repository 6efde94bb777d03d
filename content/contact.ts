// The pages are built with these values, and the server replaces them by the installation's settings. Each value must
// not occur anywhere else in a page.

/** The address for questions, unless SUPPORT_EMAIL names another. */
export const supportEmail = "contato@florescer.app"

/** The address of the site, unless BASE_URL names another. */
export const siteOrigin = "https://florescer.app"

/**
 * The person responsible for the data in a trial on one machine, where OPERATOR_NAME, OPERATOR_ADDRESS and
 * PRIVACY_CONTACT are not set.
 */
export const operatorName = "Florescer @ localhost"
export const operatorAddress = "localhost, 127.0.0.1"
export const privacyContact = "privacy@localhost"

/** Stands for the name of the clinic's own sign-in, which exists if OIDC_ISSUER is set. */
export const noProvider = "provider@localhost"

/** Stands for the name by which mothers know the clinic, which exists if CLINIC_NAME is set. */
export const noClinic = "clinic@localhost"

/** Stands for who may create an account, as JSON. If the server has not replaced it, everybody may. */
export const signUpsOfInstallation = "sign-ups@localhost"

/**
 * Stands for what the policy says about the installation, as JSON. If the server has not replaced it, the policy says
 * nothing about the installation.
 */
export const policyOfInstallation = "policy@localhost"
