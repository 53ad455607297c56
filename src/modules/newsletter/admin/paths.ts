/** Address of this module below the admin base. */
export const TEMPLATES = 'newsletter/templates'
/** Of the module `sendings`, which this one must not know: a template leads there. */
export const NEW_SENDING = 'newsletter/sendings/edit'
