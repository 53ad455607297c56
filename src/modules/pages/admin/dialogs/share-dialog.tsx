import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { readPlace } from '../../staff/staff.calls.ts'
import { PAGES } from '../page-keys.ts'
import { pageSource } from '../pickers.tsx'
import { liveAddress } from './address-of-link.ts'
import type { AskedDialog } from './asked-dialog.ts'
import { dialogMessages } from './messages.ts'
import { PlainDialog } from './plain-dialog.tsx'
import { ShareWays } from './share-ways.tsx'

const PAGE = reference(pageSource)

type Props = { asked: Extract<AskedDialog, { name: 'share' }>; onClose(): void }

/** The ways to pass a page on; without a page it asks for one. */
export function ShareDialog({ asked, onClose }: Props) {
  const t = useMessages(dialogMessages)
  const { user } = useSession()
  const [page, setPage] = useState(asked.page ?? null)
  const words = { fields: { page: t('share.page') } }
  return (
    <PlainDialog title={t('share.title')} onClose={onClose}>
      {!asked.page && (
        <FieldInput
          field={PAGE}
          path="share-page"
          value={page}
          text={fieldText(words, 'page')}
          onChange={(chosen) => setPage(typeof chosen === 'string' ? chosen : null)}
        />
      )}
      {page && <SharedPage id={page} lang={asked.lang ?? user.lang} />}
    </PlainDialog>
  )
}

function SharedPage({ id, lang }: { id: string; lang: Lang }) {
  const t = useMessages(dialogMessages)
  const { data } = useQuery({
    queryKey: [...PAGES, 'share', id, lang],
    queryFn: async () => {
      const path = await liveAddress(id, lang)
      return { path, place: await call(readPlace, { query: { path: path ?? '/' } }) }
    },
  })
  if (!data) return null
  if (!data.path) return <Text>{t('share.offline')}</Text>
  const shared = { url: location.origin + data.path, title: data.place.page?.title ?? '' }
  return <ShareWays shared={shared} hasFacebook={data.place.hasFacebook} />
}
