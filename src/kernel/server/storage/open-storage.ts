import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** @example const storage = openStorage(settings) */
export function openStorage(settings: Pick<Settings, 'dataDir' | 's3'>): Storage {
  return settings.s3 ? s3Storage(settings.s3) : diskStorage(join(settings.dataDir, 'files'))
}
