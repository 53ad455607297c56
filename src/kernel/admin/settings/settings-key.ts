/** Name of a cached section. */
export const settingsKey = (section: string) => ['settings', section] as const
