import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'

const GB = 1024 ** 3
const MOST = 2 * GB

const FilesConfig = z.strictObject({
  /** Largest single file in bytes. */
  max_file_bytes: z.int().min(1024).max(MOST),
  /** Space for originals, derivatives and trash together, in bytes. */
  quota_bytes: z
    .int()
    .min(0)
    .max(1024 * 1024 * GB),
  /** Days a file stays in the trash. */
  trash_days: z.int().min(1).max(365),
  /** Uploads one person may have begun and not ended. */
  open_uploads: z.int().min(1).max(500).default(20),
})

export const filesSection = configSection({
  name: 'components.files',
  label: { de: 'Dateien', en: 'Files' },
  schema: FilesConfig,
  defaults: { max_file_bytes: MOST, quota_bytes: 20 * GB, trash_days: 30, open_uploads: 20 },
})
