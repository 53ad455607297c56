import { Text } from '@mantine/core'
import { staff } from '#kernel/access/rules.ts'
import { AttachmentsSection } from '#kernel/admin/attachments/attachments-section.tsx'
import { useAttachments } from '#kernel/admin/attachments/use-attachments.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { adminMessages } from '../../admin/messages.ts'
import type { SomeProduct } from '../../products/admin/product-form.ts'
import { PRODUCT_FILE_LIMITS, productFileCalls } from '../product-file.calls.ts'

/** What buyers download once they have paid. It is there at once, whether or not there is a draft. */
export function FilesSection({
  item: { _id: id, withdrawal, draft, state },
}: ItemProps<SomeProduct>) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const isDraft = (draft?.live.state ?? state) === 'draft'
  const mayEdit = can(staff('catalog', 'edit')) && (isDraft || can(staff('catalog', 'publish')))
  const { query, edit } = useAttachments({
    id,
    queryKey: ['collection', 'products', 'files', id],
    read: () => call(productFileCalls.list, { params: { id } }),
    calls: productFileCalls,
  })
  if (withdrawal !== 'digital' && !query.data?.length)
    return <Text c="dimmed">{t('downloads.notDigital')}</Text>
  return (
    <>
      <Text c="dimmed">{t(withdrawal === 'digital' ? 'downloads.lead' : 'downloads.unused')}</Text>
      <AttachmentsSection
        query={query}
        limits={PRODUCT_FILE_LIMITS}
        edit={mayEdit ? edit : undefined}
      />
    </>
  )
}
