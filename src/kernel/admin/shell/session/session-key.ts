/** The cached answer to "who is signed in". */
export const SESSION_KEY = ['session'] as const
