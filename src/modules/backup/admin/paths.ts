export const BACKUP = 'backup'
export const SETTINGS = 'settings/backup'
