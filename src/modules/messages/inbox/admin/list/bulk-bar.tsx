import { Button } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import type { CallInput } from '#kernel/contract/endpoint.ts'
import { Tags } from '#kernel/contract/fields.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { FootBar } from '#ui/foot-bar/foot-bar.tsx'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { adminMessages, adminWords } from '../../../admin/messages.ts'
import { deleteManyMessages, editManyMessages, restoreManyMessages } from '../../message.calls.ts'
import type { Box } from '../../message-values.ts'
import { listChoices } from '../../thread.calls.ts'
import classes from '../inbox.module.css'
import { laterMoments } from '../moments.ts'
import { useChoices, useKeep } from '../use-inbox.ts'

type Props = {
  ids: readonly string[]
  box: Box
  /** Chooses the rest of what is shown; absent once everything is. */
  onAll: (() => void) | undefined
  onDone(): void
}

type Patch = Omit<CallInput<typeof editManyMessages>['body'], 'ids'>
type Edit = (patch: Patch) => void

/** What can be done with several messages at once; it depends on where they lie. */
export function BulkBar({ ids, box, onAll, onDone }: Props) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const { edit, remove, restore, isBusy } = useBulk(ids, onDone)
  const mayEdit = can(staff('messages', 'edit')) && box !== 'trash'
  const mayRemove = can(staff('messages', 'delete'))
  return (
    <FootBar fitContent className={classes.bulk} label={t('bulk.label')}>
      <strong role="status">{t('bulk.chosen', { count: ids.length })}</strong>
      {onAll && (
        <Button size="compact-sm" variant="subtle" onClick={onAll}>
          {t('bulk.all')}
        </Button>
      )}
      {mayEdit && box === 'spam' && (
        <Button size="compact-sm" disabled={isBusy} onClick={() => edit({ state: 'open' })}>
          {t('tools.ham')}
        </Button>
      )}
      {mayEdit && box !== 'spam' && <Handling edit={edit} isBusy={isBusy} />}
      {mayRemove && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          onClick={box === 'trash' ? restore : remove}
        >
          {t(box === 'trash' ? 'tools.restore' : 'bulk.trash')}
        </Button>
      )}
      <Button size="compact-sm" variant="subtle" onClick={onDone}>
        {t('bulk.clear')}
      </Button>
    </FootBar>
  )
}

function useBulk(chosen: readonly string[], onDone: () => void) {
  const t = useMessages(adminMessages)
  const keep = useKeep()
  const { attempt, isBusy } = useAttempt()
  const ids = [...chosen]
  const act = async (work: () => Promise<unknown>) => {
    if (!(await attempt(work, t('bulk.changed', { count: ids.length })))) return
    onDone()
    await keep()
  }
  return {
    isBusy,
    edit: (patch: Patch) => void act(() => call(editManyMessages, { body: { ids, ...patch } })),
    remove: () => void act(() => call(deleteManyMessages, { body: { ids } })),
    restore: () => void act(() => call(restoreManyMessages, { body: { ids } })),
  }
}

function Handling({ edit, isBusy }: { edit: Edit; isBusy: boolean }) {
  const t = useMessages(adminMessages)
  const { data } = useChoices()
  const [isTagging, setTagging] = useState(false)
  const nobody = {
    key: 'nobody',
    label: t('tools.nobody'),
    onSelect: () => edit({ assigned_to: null }),
  }
  const people = (data?.staff ?? []).map(({ _id, name }) => ({
    key: _id,
    label: name,
    onSelect: () => edit({ assigned_to: _id }),
  }))
  return (
    <>
      <Button size="compact-sm" disabled={isBusy} onClick={() => edit({ state: 'done' })}>
        {t('bulk.done')}
      </Button>
      <BarMenu label={t('bulk.assign')} items={[...people, nobody]} />
      <BarMenu label={t('tools.snooze')} items={useLater(edit)} />
      <BarMenu
        label={t('tools.more')}
        items={[
          { key: 'tag', label: t('bulk.tag'), onSelect: () => setTagging(true) },
          { key: 'read', label: t('bulk.read'), onSelect: () => edit({ read: true }) },
          { key: 'spam', label: t('bulk.spam'), onSelect: () => edit({ state: 'spam' }) },
        ]}
      />
      <TagDialog isOpen={isTagging} onClose={() => setTagging(false)} edit={edit} />
    </>
  )
}

type MenuItems = readonly { key: string; label: string; onSelect(): void }[]

function BarMenu({ label, items }: { label: string; items: MenuItems }) {
  const trigger = (
    <Button size="compact-sm" variant="default">
      {label}
    </Button>
  )
  return <PopupMenu label={label} position="bottom-start" trigger={trigger} items={[...items]} />
}

function useLater(edit: Edit): MenuItems {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const moments = laterMoments()
  return (['laterToday', 'tomorrow', 'nextWeek'] as const).map((key) => ({
    key,
    label: `${t(`tools.${key}`)} (${formatMoment(moments[key], lang)})`,
    onSelect: () => edit({ snoozed_until: moments[key].toISOString() }),
  }))
}

const FIELDS = {
  tags: tags({ required: true, suggest: async () => (await call(listChoices, {})).tags }),
}
const Chosen = z.object({ tags: Tags.min(1) })

function TagDialog({ isOpen, onClose, edit }: { isOpen: boolean; onClose(): void; edit: Edit }) {
  const t = useMessages(adminMessages)
  return (
    <FieldsDialog
      isOpen={isOpen}
      title={t('bulk.tagSubmit')}
      text={t('bulk.tagText')}
      submit={t('bulk.tagSubmit')}
      fields={FIELDS}
      words={wordsOf(adminWords, 'tagging')}
      schema={Chosen}
      isStep
      onSubmit={async ({ tags: addTags }) => {
        onClose()
        edit({ addTags })
      }}
      onClose={onClose}
    />
  )
}
