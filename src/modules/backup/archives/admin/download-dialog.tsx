import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { secret } from '#kernel/admin/fields/text-fields.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { adminTexts, adminWords } from '../../admin/messages.ts'
import { askDownload } from '../../contract.ts'
import type { Archive } from '../archive.ts'

const SHORTEST = 10
const schema = z.object({ password: z.string().min(SHORTEST).max(200) })
const fields = { password: secret({ required: true }) }
const words = wordsOf(adminWords, 'download')

/** Asks for a password, then lets the browser fetch the file that is locked with it. */
export function DownloadDialog({ archive, onClose }: { archive: Archive; onClose(): void }) {
  const t = useTexts(adminTexts)
  const download = async ({ password }: z.output<typeof schema>) => {
    const params = { id: archive._id }
    const { address } = await call(askDownload, { params, body: { password } })
    const link = document.createElement('a')
    link.href = address
    link.download = archive.name
    link.click()
  }
  return (
    <FieldsDialog
      isOpen
      title={t('download.title')}
      text={t('download.text')}
      submit={t('download.submit')}
      fields={fields}
      words={words}
      schema={schema}
      onSubmit={download}
      onClose={onClose}
    />
  )
}
