/** Below the admin base; apart from the calls, because the frame of the admin centre needs it at once. */
export const LEGAL_PATH = 'settings/legal'
