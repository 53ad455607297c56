export const APPLICATIONS = 'applications'
export const POSITIONS = 'positions'
export const SETTINGS = 'settings/applications'
