import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { secret } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { notify } from '#ui/notification/notify.tsx'
import { adminMessages, adminWords } from '../../admin/messages.ts'
import { BACKUPS_KEY } from '../../admin/use-backups.ts'
import { openBackup } from '../../contract.ts'
import type { Archive } from '../archive.ts'

const schema = z.object({ secret: z.string().trim().min(1).max(500) })
const fields = { secret: secret({ required: true }) }
const words = wordsOf(adminWords, 'open')

/** Opens a backup of another installation. */
export function OpenDialog({ archive, onClose }: { archive: Archive; onClose(): void }) {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const open = async (body: z.output<typeof schema>) => {
    await call(openBackup, { params: { id: archive._id }, body })
    notify({ content: t('open.done') })
    await client.invalidateQueries({ queryKey: BACKUPS_KEY })
  }
  return (
    <FieldsDialog
      isOpen
      title={t('open.title')}
      text={t('open.text')}
      submit={t('open.submit')}
      fields={fields}
      words={words}
      schema={schema}
      onSubmit={open}
      onClose={onClose}
    />
  )
}
