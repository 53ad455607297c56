import type { Theme } from './theme.ts'

/** Where the bytes of the chosen picture are. */
export function logoAddress({ file }: NonNullable<Theme['logo']>): string {
  return `/download/${file}`
}
