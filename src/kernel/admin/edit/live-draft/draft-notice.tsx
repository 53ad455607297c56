import { Button, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { CallError } from '#kernel/client/call-error.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { type Confirm, useConfirm } from '../../collection/actions/use-confirm.tsx'
import { useFailureWords } from '../../collection/actions/use-failure-words.ts'
import type { Collection, Item } from '../../collection/collection.ts'
import type { LiveDraft } from '../../collection/definition.ts'
import { useCan, useMessages, useSession } from '../../session.tsx'
import { Banner } from '../banner.tsx'
import { editMessages } from '../messages.ts'
import { useKeepSaved } from '../use-item.ts'
import { Differences, differingFields, useFieldNames } from './differences.tsx'

type Drafts = NonNullable<Collection['drafts']>
type Props = {
  collection: Collection
  drafts: Drafts
  item: Item
  /** Something was typed that the draft does not say yet. */
  isDirty: boolean
  reload(): Promise<unknown>
}
type OpenProps = Props & { draft: LiveDraft<Item> }

/** Above the form: what visitors see, what only the draft says, and what can be done with it. */
export function DraftNotice(props: Props) {
  const t = useMessages(editMessages)
  const mayPublish = useCan()(props.collection.access.publish)
  const draft = props.drafts.of(props.item)
  if (draft) return <OpenDraft {...props} draft={draft} />
  if (mayPublish) return null
  return <Banner icon={<IconPencil {...ICON} />} text={t('liveDraft.onlyDraft')} />
}

function OpenDraft(props: OpenProps) {
  const { collection, item, isDirty, draft } = props
  const t = useMessages(editMessages)
  const can = useCan()
  const { confirm, dialog } = useConfirm()
  const { isBusy, publish, discard } = useSteps(props, confirm)
  const changed = differingFields(collection, draft.base, draft.live)
  return (
    <>
      <Banner
        icon={<IconPencil {...ICON} />}
        tone={changed.length > 0 ? 'warn' : 'info'}
        text={<DraftText {...props} changed={changed} />}
      >
        {can(collection.access.edit) && (
          <Button variant="default" disabled={isDirty || isBusy} onClick={() => void discard()}>
            {t('liveDraft.discard')}
          </Button>
        )}
        {can(collection.access.publish) && (
          <Button disabled={isDirty} loading={isBusy} onClick={() => void publish()}>
            {t('liveDraft.publish')}
          </Button>
        )}
      </Banner>
      <Differences collection={collection} item={item} draft={draft} changed={changed} />
      {dialog}
    </>
  )
}

function DraftText({
  collection,
  item,
  isDirty,
  draft,
  changed,
}: OpenProps & { changed: string[] }) {
  const t = useMessages(editMessages)
  const { lang } = useSession().user
  const namesOf = useFieldNames(collection)
  const said = ({ name }: { name: string }, at: string) => ({
    name: name || t('liveDraft.nobody'),
    at: formatMoment(at, lang),
  })
  const fields = namesOf(differingFields(collection, draft.live, item))
  return (
    <>
      {t('liveDraft.begun', said(draft.begun_by, draft.begun))}{' '}
      {draft.saved !== draft.begun && `${t('liveDraft.saved', said(draft.saved_by, draft.saved))} `}
      {fields ? t('liveDraft.unseen', { fields }) : t('liveDraft.none')}
      {changed.length > 0 && ` ${t('liveDraft.changed', { fields: namesOf(changed) })}`}
      {isDirty && (
        <Text component="span" size="sm" c="dimmed" display="block">
          {t('liveDraft.dirty')}
        </Text>
      )}
    </>
  )
}

/** Each says how it went; whoever comes too late sees what is there now. */
function useSteps({ collection, drafts, item, draft, reload }: OpenProps, confirm: Confirm) {
  const t = useMessages(editMessages)
  const say = useFailureWords()
  const keep = useKeepSaved(collection)
  const namesOf = useFieldNames(collection)
  const [isBusy, setBusy] = useState(false)
  const step = async (work: (item: Item) => Promise<Item>, name: 'publish' | 'discard') => {
    setBusy(true)
    try {
      keep(await work(item))
      notify({ content: t(name === 'publish' ? 'liveDraft.published' : 'liveDraft.discarded') })
    } catch (error) {
      const words = name === 'publish' ? 'liveDraft.publishFailed' : 'liveDraft.discardFailed'
      notify({ type: 'error', content: t(words, { message: say(error) }) })
      if (error instanceof CallError && error.status !== 403) await reload()
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    publish: async () => {
      const fields = namesOf(differingFields(collection, draft.base, draft.live))
      const question = {
        title: t('liveDraft.publishTitle'),
        text: t('liveDraft.publishText', { fields }),
        yes: t('liveDraft.publish'),
      }
      if (fields === '' || (await confirm(question))) await step(drafts.publish, 'publish')
    },
    discard: async () => {
      const question = {
        title: t('liveDraft.discardTitle'),
        text: t('liveDraft.discardText'),
        yes: t('liveDraft.discard'),
      }
      if (await confirm({ ...question, isDanger: true })) await step(drafts.discard, 'discard')
    },
  }
}
