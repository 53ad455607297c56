import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyText } from '#kernel/admin/copy-text/copy-text.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import type { Link } from '#kernel/site/block/link.ts'
import { useThingSources } from '../blocks/inspector/fields/thing-field.tsx'
import { LinkForm } from '../blocks/inspector/links/link-form.tsx'
import { PAGES } from '../page-keys.ts'
import { addressOfLink } from './address-of-link.ts'
import { dialogMessages } from './messages.ts'
import { PlainDialog } from './plain-dialog.tsx'

type Props = { page: string | undefined; onClose(): void }

/** Pages, files, mail, phone and addresses as a finished address, to be used anywhere. */
export function LinkDialog({ page, onClose }: Props) {
  const t = useMessages(dialogMessages)
  const [link, setLink] = useState<Link | null>(page ? { to: 'page', page } : null)
  return (
    <PlainDialog title={t('link.title')} onClose={onClose}>
      <Text>{t('link.text')}</Text>
      <LinkForm path="overlay-link" value={link} onChange={setLink} />
      {link && <LinkAddress link={link} />}
    </PlainDialog>
  )
}

function LinkAddress({ link }: { link: Link }) {
  const t = useMessages(dialogMessages)
  const { lang } = useSession().user
  const things = useThingSources()
  const { data } = useQuery({
    queryKey: [...PAGES, 'address-of', link, lang],
    queryFn: async () => (await addressOfLink(link, lang, things)) ?? '',
  })
  if (data === undefined) return null
  if (data === '') return <Text c="var(--k-warn)">{t('link.nowhere')}</Text>
  return <CopyText value={data} label={t('link.address')} />
}
