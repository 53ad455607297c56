import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Collection } from '#kernel/admin/collection/collection.ts'
import { LockBanner } from '#kernel/admin/edit/lock/lock-banner.tsx'
import { listAddress } from '#kernel/admin/edit/use-back-to-list.ts'
import { useKeepSaved } from '#kernel/admin/edit/use-item.ts'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import type { Block } from '#kernel/site/block/block.ts'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { notify } from '#ui/notification/notify.tsx'
import type { MailDesigner } from '../../admin/mail-designer.ts'
import { adminMessages } from '../../admin/messages.ts'
import { TEMPLATES } from '../../admin/paths.ts'
import { drawTemplateHere, previewFrame, previewTemplate } from '../template.calls.ts'
import { type NewsletterTemplate, newsletterTemplate } from '../template.ts'
import type { Content } from './template-content.ts'
import { TemplateStore } from './template-store.ts'
import { useTemplateSession } from './use-template-session.tsx'

type Props = {
  item: NewsletterTemplate | undefined
  start: Content
  collection: Collection
  designer: MailDesigner
  /** Told the id a new one got. */
  onMade(id: string): void
}

/** The designer around one template, from opening it to leaving it. */
export function TemplateRoom(props: Props) {
  const { collection } = props
  const { Designer } = props.designer
  const t = useMessages(adminMessages)
  const store = useStore(props)
  const { session, state, open, isLeaving } = useTemplateSession(store, collection)
  const id = state.item?._id
  const { lang } = state.content.fields
  return (
    <Designer
      key={lang}
      source={{
        id,
        lang,
        frame: previewFrame.path,
        readFrame: async () =>
          (await newsletterCall(previewTemplate, { body: { lang, modules: [] } })).html,
        readData: (blocks: readonly Block[]) =>
          newsletterCall(drawTemplateHere, { body: { lang, modules: [...blocks] } }),
      }}
      session={session}
      stored={store.storedBlocks}
      mayLeave={() => isLeaving() || store.get().phase.name === 'saved'}
      banner={id && <LockBanner noun={newsletterTemplate.name} id={id} isOn />}
      words={{
        loading: t('design.loading'),
        back: t('design.back'),
        details: t('design.details'),
        preview: t('preview.title'),
        test: t('test.send'),
        save: t('design.save'),
      }}
      bar={{
        backPath: listAddress(collection),
        onDetails: () => open('details'),
        onPreview: () => open('preview'),
        onTest: () => open('test'),
      }}
    />
  )
}

function useStore({ item, start, collection, designer, onMade }: Props): TemplateStore {
  const t = useMessages(adminMessages)
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const keep = useKeepSaved(collection)
  const [store] = useState(() => {
    let isNew = item === undefined
    return new TemplateStore(item, start, {
      join: designer.join,
      save: saveTemplate,
      onSaved: (saved) => {
        keep({ ...saved })
        if (!isNew) return
        isNew = false
        onMade(saved._id)
        void navigate(adminPath(`${TEMPLATES}/edit/${saved._id}`), { replace: true })
      },
      onMerged: () => notify({ content: t('design.merged') }),
    })
  })
  return store
}

type Changes = Partial<Content['fields']> & { modules?: Block[] }

async function saveTemplate(
  item: NewsletterTemplate | undefined,
  { name = '', ...changes }: Changes,
): Promise<NewsletterTemplate> {
  const { create, updateById } = newsletterTemplate.calls
  const reply = item
    ? await newsletterCall(updateById, {
        params: { id: item._id },
        body: { ...changes, ...(name && { name }), version: item.version },
      })
    : await newsletterCall(create, { body: { ...changes, name } })
  const [saved] = reply.items
  if (!saved) throw new Error('The server answered without the template')
  return saved
}
