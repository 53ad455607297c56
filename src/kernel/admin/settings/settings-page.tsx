import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { ListFailure } from '../browse/list-states.tsx'
import { historyKey } from '../collection/keys.ts'
import classes from '../edit/edit-item.module.css'
import { editableFields, type Layout } from '../edit/form/form-layout.ts'
import { FormScreen } from '../edit/form/form-screen.tsx'
import type { Base, FormRules } from '../edit/form/use-entry-form.ts'
import { HistoryPanel } from '../edit/history/history-panel.tsx'
import { LockBanner } from '../edit/lock/lock-banner.tsx'
import { editMessages } from '../edit/messages.ts'
import { useCan, useMessages, useSession } from '../session.tsx'
import { AdminPageHead } from '../shell/admin-page-head.tsx'
import { messages as shellMessages } from '../shell/messages.ts'
import type { Settings, StoredSection } from './settings-definition.ts'
import { settingsKey } from './settings-key.ts'

type Props = { settings: Settings; stored: StoredSection; noun: string }

/** The noun of configuration sections in the audit log and for locks. */
const NOUN = 'config'

/** A settings screen: loaded section, form, history. */
export function SettingsPage({ settings }: { settings: Settings }) {
  const t = useMessages(editMessages)
  const shell = useMessages(shellMessages)
  const { lang } = useSession().user
  const { section, source, fields, words, title } = settings
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const stored = useQuery({
    queryKey: settingsKey(section.name),
    queryFn: () => source.load(section.name),
    refetchOnMount: 'always',
  })
  return (
    <div className={classes.screen}>
      <AdminPageHead
        title={title[lang]}
        breadcrumb={[{ label: shell('settings.title'), path: 'settings' }]}
      >
        <Button
          variant="default"
          leftSection={<IconHistory {...SMALL_ICON} />}
          onClick={() => setHistoryOpen(true)}
        >
          {t('history.open')}
        </Button>
      </AdminPageHead>
      {stored.data && <SettingsForm settings={settings} stored={stored.data} noun={NOUN} />}
      {stored.isError && !stored.data && (
        <ListFailure
          title={t('state.failedTitle')}
          error={stored.error}
          onRetry={() => void stored.refetch()}
        />
      )}
      {stored.isPending && <LoadingState label={t('state.loading')} shape="form" count={6} />}
      <HistoryPanel
        noun={NOUN}
        id={section.name}
        fields={fields}
        words={words[lang]}
        isOpen={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
      />
    </div>
  )
}

/** What the form does not edit is sent back untouched. */
function SettingsForm({ settings, stored, noun }: Props) {
  const t = useMessages(editMessages)
  const can = useCan()
  const { lang } = useSession().user
  const client = useQueryClient()
  const free = useRef(false)
  const { section, source, fields, access, editAccess } = settings
  const { name } = section
  const layout = settings.form as Layout
  const mayEdit = can(editAccess ?? access)
  const start = useMemo(() => toBase(stored), [stored])
  const rules: FormRules = useMemo(
    () => ({
      fields: editableFields(fields, layout),
      schema: section.schema,
      complete: (values, item) => ({ ...item, ...values }),
    }),
    [fields, layout, section],
  )
  const keep = (saved: StoredSection) => {
    client.setQueryData(settingsKey(name), saved)
    return toBase(saved)
  }
  return (
    <>
      <LockBanner noun={noun} id={name} isOn={mayEdit} />
      <FormScreen
        place={{ noun, id: name }}
        rules={rules}
        fields={fields}
        words={settings.words[lang]}
        layout={layout}
        start={start}
        isReadOnly={!mayEdit}
        free={free}
        save={async ({ item, version = 0, values }) =>
          toBase(await source.save(name, { value: { ...item, ...values }, version }))
        }
        reload={async () => keep(await source.load(name))}
        onSaved={({ item, version = 0 }) => {
          keep({ value: item, version })
          void client.invalidateQueries({ queryKey: historyKey(noun, name) })
          notify({ content: t('save.saved') })
        }}
      />
    </>
  )
}

function toBase({ value, version }: StoredSection): Base {
  return { item: value, version }
}
