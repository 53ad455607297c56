type Consent = { userId: string; consentId: string }

/** Someone agreed to the newsletter when signing up; the proof is the row of `user_consents`. */
export const newsletterConsentGiven: { readonly name: string; readonly payload?: Consent } = {
  name: 'newsletter.consent-given',
}

/** They changed their mind; nothing may be sent any more. */
export const newsletterConsentWithdrawn: { readonly name: string; readonly payload?: Consent } = {
  name: 'newsletter.consent-withdrawn',
}

/** The owner of an account has proved to have its address. */
export const accountVerified: { readonly name: string; readonly payload?: { userId: string } } = {
  name: 'account.verified',
}
