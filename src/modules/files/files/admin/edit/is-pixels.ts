import type { StoredFile } from '../../file.ts'

/** Photos and other pixel pictures can be turned and cut; drawings and documents cannot. */
export function isPixels({ kind, type }: Pick<StoredFile, 'kind' | 'type'>): boolean {
  return kind === 'image' && type !== 'image/svg+xml'
}
