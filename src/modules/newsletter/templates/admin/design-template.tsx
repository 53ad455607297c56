import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import type { Collection } from '#kernel/admin/collection/collection.ts'
import { itemKey } from '#kernel/admin/collection/keys.ts'
import { TrashBanner } from '#kernel/admin/edit/trash-banner.tsx'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { NoPermission } from '#kernel/admin/shell/states/no-permission.tsx'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import type { MailDesigner } from '../../admin/mail-designer.ts'
import { adminMessages } from '../../admin/messages.ts'
import { TEMPLATES } from '../../admin/paths.ts'
import { READY_MADE, readyMade } from '../ready-made.ts'
import { type NewsletterTemplate, newsletterTemplate } from '../template.ts'
import { MailPreview } from './mail-preview.tsx'
import { contentOf } from './template-content.ts'
import { TemplateRoom } from './template-room.tsx'

type Props = { id: string | undefined; collection: Collection; designer: MailDesigner }
type Opened = {
  key: string
  item: NewsletterTemplate | undefined
  /** What a new one began with, and the id it got. */
  start?: string
  savedAs?: string
}

/** A template in the designer; a new one begins with what was chosen for it. */
export function DesignTemplate({ id, collection, designer }: Props) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const [search] = useSearchParams()
  const [opened, setOpened] = useState<Opened>()
  // Once a new one is saved its address changes, and whoever works on it stays where they are.
  const isOpen = isStill(opened, { id, start: search.toString() })
  const stored = useQuery({
    queryKey: [...itemKey(collection, id ?? 'new'), 'designer'],
    queryFn: () => read(id ?? ''),
    enabled: id !== undefined && !isOpen,
    gcTime: 0,
    staleTime: 0,
  })
  const { data } = stored
  useEffect(() => {
    if (isOpen) return
    if (id === undefined) setOpened(newlyOpened(search.toString()))
    else if (data?._id === id && !data.deleted) setOpened({ key: id, item: data })
  }, [isOpen, id, data, search])
  useEffect(() => {
    // Its address is known: another new one may begin in the same way.
    if (id !== undefined)
      setOpened((now) => (now?.savedAs === id ? { ...now, start: undefined } : now))
  }, [id])
  if (data?.deleted && data._id === id) {
    return (
      <>
        <TrashBanner collection={collection} item={data} />
        <ReadOnly item={data} />
      </>
    )
  }
  const right = id === undefined ? collection.access.create : collection.access.edit
  if (!can(right)) return id && data ? <ReadOnly item={data} /> : <NoPermission />
  if (stored.error) {
    return <ListFailure error={stored.error} onRetry={() => void stored.refetch()} />
  }
  if (!isOpen) return <LoadingState label={t('design.loading')} shape="form" count={6} />
  return (
    <TemplateRoom
      key={opened.key}
      item={opened.item}
      start={opened.item ? contentOf(opened.item) : startOf(search)}
      collection={collection}
      designer={designer}
      onMade={(savedAs) => setOpened({ ...opened, savedAs })}
    />
  )
}

let begun = 0

/** Each new one has a room of its own, also where the one before began in the same way. */
function newlyOpened(start: string): Opened {
  begun += 1
  return { key: `new ${begun}`, item: undefined, start }
}

type Asked = { id: string | undefined; start: string }

function isStill(opened: Opened | undefined, { id, start }: Asked): opened is Opened {
  if (!opened) return false
  return id === undefined ? opened.start === start : (opened.item?._id ?? opened.savedAs) === id
}

/** Whoever may only look sees what arrives. */
function ReadOnly({ item }: { item: NewsletterTemplate }) {
  const t = useMessages(adminMessages)
  const { fields, blocks } = contentOf(item)
  return (
    <>
      <AdminPageHead
        title={fields.name}
        breadcrumb={[{ label: t('templates'), path: `${TEMPLATES}/browse` }]}
      />
      <MailPreview mail={{ ...fields, modules: [...blocks] }} />
    </>
  )
}

function startOf(search: URLSearchParams) {
  const kind = READY_MADE.find((known) => known === search.get('start')) ?? 'empty'
  return contentOf(readyMade(kind, search.get('lang') === 'en' ? 'en' : 'de'))
}

async function read(id: string): Promise<NewsletterTemplate> {
  const [item] = (await newsletterCall(newsletterTemplate.calls.read, { params: { id } })).items
  if (!item) throw new Error('The server answered without the template')
  return item
}
