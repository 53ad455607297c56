/** The wizard, below the admin base. */
export const START = 'start'
