import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { ListFailure } from '../browse/list-states.tsx'
import classes from '../edit/edit-item.module.css'
import { HistoryPanel } from '../edit/history/history-panel.tsx'
import { editTexts } from '../edit/messages.ts'
import { useSession, useTexts } from '../session.tsx'
import { AdminPageHead } from '../shell/admin-page-head.tsx'
import { texts as shellTexts } from '../shell/messages.ts'
import type { Settings } from './settings-definition.ts'
import { SettingsForm } from './settings-form.tsx'
import { settingsKey } from './settings-key.ts'

/** The noun of configuration sections in the audit log and for locks. */
const NOUN = 'config'

/** A settings screen: loaded section, form, history. */
export function SettingsPage({ settings }: { settings: Settings }) {
  const t = useTexts(editTexts)
  const shell = useTexts(shellTexts)
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
