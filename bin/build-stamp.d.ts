export function isBuildStale(): boolean
export function sourceStamp(): string
export function writeStamp(dist: string, stamp: string): void
