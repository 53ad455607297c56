import { Button, Drawer, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import type { Collection } from '#kernel/admin/collection/collection.ts'
import { HistoryPanel } from '#kernel/admin/edit/history/history-panel.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { newsletterTemplate } from '../template.ts'
import classes from './mail.module.css'
import { MailPreview } from './mail-preview.tsx'
import type { TemplateState, TemplateStore } from './template-store.ts'
import { TestForm } from './test-section.tsx'

export type TemplateDialog = 'details' | 'preview' | 'test' | 'history'

type Props = {
  state: TemplateState
  store: TemplateStore
  collection: Collection
  /** Something was typed. */
  onType(): void
  open: TemplateDialog | undefined
  onClose(): void
}

/** Everything of a template that is no block, and the mail as others get it. */
export function TemplateDialogs({ state, store, collection, onType, open, onClose }: Props) {
  const t = useMessages(adminMessages)
  const labels = useDialogLabels()
  const words = collection.words[useSession().user.lang]
  const { item, content } = state
  const { lang, subject, preheader } = content.fields
  return (
    <>
      <Drawer
        opened={open === 'details'}
        onClose={onClose}
        position="right"
        size={440}
        padding="lg"
        overlayProps={{ backgroundOpacity: 0.15 }}
        title={t('design.details')}
        closeButtonProps={{ 'aria-label': labels.close }}
      >
        <Details {...{ state, store, collection, onType }} />
      </Drawer>
      <Modal
        opened={open === 'preview'}
        onClose={onClose}
        title={t('preview.title')}
        labels={labels}
        size="xl"
        canFullscreen
      >
        <MailPreview mail={{ lang, subject, preheader, modules: [...content.blocks] }} />
      </Modal>
      <Modal
        opened={open === 'test'}
        onClose={onClose}
        title={t('test.title')}
        labels={labels}
        size="md"
      >
        {item && <TestForm tested={{ template: item._id }} />}
      </Modal>
      {item && (
        <HistoryPanel
          noun={newsletterTemplate.name}
          id={item._id}
          fields={collection.fields}
          words={words}
          actions={{ ...words.actions, ...words.done, ...words.history }}
          isOpen={open === 'history'}
          onClose={onClose}
        />
      )}
      <ConflictDialog state={state} store={store} />
    </>
  )
}

const TOKENS = ['name', 'first_name', 'last_name', 'email']

/** What the inbox shows, and what the template is called here. */
function Details({ state, store, collection, onType }: Omit<Props, 'open' | 'onClose'>) {
  const t = useMessages(adminMessages)
  const { fields: labels, hints, choices } = collection.words[useSession().user.lang]
  const { fields } = state.content
  const { phase } = state
  const failed =
    phase.name === 'failed' && phase.error instanceof CallError ? phase.error : undefined
  const words = TOKENS.map((name) => `{{subscriber.${name}}}`).join(', ')
  const set = (name: keyof typeof fields, value: string) => {
    store.setField(name, value)
    onType()
  }
  const line = (name: 'subject' | 'preheader' | 'name') => (
    <TextInput
      label={labels[name]}
      description={hints?.[name]}
      error={failed?.fields[name]}
      maxLength={name === 'name' ? 120 : 200}
      value={fields[name]}
      onChange={(event) => set(name, event.currentTarget.value)}
    />
  )
  return (
    <Stack gap="md">
      {line('subject')}
      {line('preheader')}
      <p className={classes.hint}>{t('preview.tokens', { words })}</p>
      {line('name')}
      <Select
        label={labels.lang}
        allowDeselect={false}
        value={fields.lang}
        data={(['de', 'en'] as const).map((value) => ({
          value,
          label: choices?.lang?.[value] ?? value,
        }))}
        onChange={(lang) => lang && set('lang', lang)}
      />
    </Stack>
  )
}

/** Someone saved the same things meanwhile; nothing of either is lost before it is chosen. */
function ConflictDialog({ state, store }: Pick<Props, 'state' | 'store'>) {
  const t = useMessages(adminMessages)
  const labels = useDialogLabels()
  const take = (side: 'mine' | 'theirs') => () => void store.resolve(side)
  return (
    <Modal
      opened={state.phase.name === 'conflict'}
      onClose={() => undefined}
      title={t('clash.title')}
      labels={labels}
      size="md"
      footer={
        <Group>
          <Button variant="default" onClick={take('theirs')}>
            {t('clash.theirs')}
          </Button>
          <Button onClick={take('mine')}>{t('clash.mine')}</Button>
        </Group>
      }
    >
      <Text>{t('clash.text')}</Text>
    </Modal>
  )
}
