import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Collection } from '#kernel/admin/collection/collection.ts'
import { useDraft } from '#kernel/admin/edit/drafts/use-draft.ts'
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
import { type Content, fieldsIn } from './template-content.ts'
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
  const draft = useFieldDraft(store, collection)
  const { session, state, open, isLeaving } = useTemplateSession(store, collection, draft.touch)
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
      onDiscard={draft.forget}
      beside={draft.kept}
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

/** What is typed beside the blocks, kept on this device like any form; blocks have copies of their own. */
function useFieldDraft(store: TemplateStore, { fields }: Collection) {
  const { item, phase } = store.get()
  const draft = useDraft(
    {
      loaded: store.storedFields,
      now: () => store.get().content.fields,
      base: { version: item?.version },
    },
    { noun: newsletterTemplate.name, id: item?._id },
    fields,
  )
  const saved = useRef(item)
  const forget = useRef(draft.forget)
  useEffect(() => {
    if (saved.current !== item) {
      // A new one has got an id: what is forgotten is what was kept before it had one.
      forget.current()
      if (phase.name !== 'saved') draft.touch()
      saved.current = item
    }
    forget.current = draft.forget
  })
  const { offered } = draft
  const restore = () => {
    if (!offered) return
    draft.take()
    store.takeUp(fieldsIn(offered.changes), fieldsIn(offered.base))
  }
  return {
    touch: draft.touch,
    forget: draft.forget,
    kept: offered && { at: offered.at, open: restore, drop: draft.forget },
  }
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
