/** In which form of a newsletter a link stood: in a mail, by its subject where two are tried, or in the browser. */
export const MAIL_VARIANTS = ['mail', 'a', 'b', 'web'] as const
export type MailedVariant = (typeof MAIL_VARIANTS)[number]
