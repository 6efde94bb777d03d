// What the pages are built with; the server writes the settings of whoever runs Florescer in their place. Each is a text that
// stands nowhere else.

/** Where questions go, unless SUPPORT_EMAIL names another address. */
export const supportEmail = "contato@florescer.app"

/** Where the pages stand, unless BASE_URL names another address. */
export const siteOrigin = "https://florescer.app"

/** Who answers for the data, unless OPERATOR_NAME, OPERATOR_ADDRESS and PRIVACY_CONTACT say: a trial on one machine. */
export const operatorName = "Florescer @ localhost"
export const operatorAddress = "localhost, 127.0.0.1"
export const privacyContact = "privacy@localhost"

/** The name of the clinic's own sign-in, unless OIDC_ISSUER names none. */
export const noProvider = "provider@localhost"

/** The clinic as mothers know it, unless CLINIC_NAME names none. */
export const noClinic = "clinic@localhost"

/** Who may make an account, as JSON, unless the server has written it: then everybody may. */
export const signUpsOfInstallation = "sign-ups@localhost"

/** What the policy tells of the installation, as JSON, unless the server has written none. */
export const policyOfInstallation = "policy@localhost"
