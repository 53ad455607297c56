export function isBuildStale(): boolean
export function sourceStamp(): string
export function forgetStamp(): void
export function writeStamp(stamp: string): void
