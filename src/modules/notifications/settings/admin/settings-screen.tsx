import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { notify } from '#ui/notification/notify.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { NOTICE_SETTINGS_KEY, useNoticeSettings } from '../../admin/notice-queries.ts'
import { messages } from '../../messages.ts'
import { PushSwitch } from '../../push/admin/push-switch.tsx'
import { type NoticeSettings, saveNoticeSettings } from '../settings.calls.ts'
import { MailTimes } from './mail-times.tsx'
import classes from './settings-screen.module.css'
import { TopicMatrix } from './topic-matrix.tsx'

/** How somebody wants to be told of things. */
export function NoticeSettingsScreen() {
  const t = useMessages(messages)
  const settings = useNoticeSettings()
  const breadcrumb = [{ label: t('title'), path: 'notifications' }]
  return (
    <div className={classes.page}>
      <AdminPageHead title={t('settings.title')} breadcrumb={breadcrumb} />
      <p className={classes.text}>{t('settings.text')}</p>
      {settings.isPending && <LoadingState label={t('loading')} count={6} />}
      {settings.isError && (
        <ErrorState
          title={t('error.title')}
          text={t('error.text')}
          retry={{ label: t('error.retry'), onRetry: () => void settings.refetch() }}
        />
      )}
      {settings.data && <SettingsForm key={settings.data.version} stored={settings.data} />}
      <CardSection title={t('push.title')}>
        <PushSwitch />
      </CardSection>
    </div>
  )
}

function SettingsForm({ stored }: { stored: NoticeSettings }) {
  const t = useMessages(messages)
  const [value, setValue] = useState(stored)
  const { save, isSaving } = useSaving()
  const change = (part: Partial<NoticeSettings>) => setValue((known) => ({ ...known, ...part }))
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save(value)
      }}
    >
      <CardSection title={t('settings.topics')}>
        <TopicMatrix topics={value.topics} onChange={(topics) => change({ topics })} />
      </CardSection>
      <CardSection title={t('settings.when')}>
        <MailTimes value={value} onChange={change} />
      </CardSection>
      <Button type="submit" className={classes.save} loading={isSaving}>
        {t('settings.save')}
      </Button>
    </form>
  )
}

function useSaving() {
  const t = useMessages(messages)
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const save = async ({ topics, ...rest }: NoticeSettings) => {
    setSaving(true)
    const choices = topics.map(({ name, app, mail, push }) => [name, { app, mail, push }] as const)
    try {
      const body = { ...rest, topics: Object.fromEntries(choices) }
      client.setQueryData(NOTICE_SETTINGS_KEY, await call(saveNoticeSettings, { body }))
      notify({ content: t('settings.saved') })
    } catch (error) {
      const isStale = error instanceof CallError && error.code === 'stale'
      if (isStale) await client.invalidateQueries({ queryKey: NOTICE_SETTINGS_KEY })
      notify({ type: 'error', content: t(isStale ? 'settings.stale' : 'settings.failed') })
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving }
}
