import { NativeSelect, Switch, Text } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import { messages } from '../../messages.ts'
import type { NoticeSettings } from '../settings.calls.ts'
import classes from './settings-screen.module.css'

type Topics = NoticeSettings['topics']
type Topic = Topics[number]
type TopicMatrixProps = { topics: Topics; onChange(topics: Topics): void }

const MAILS = { none: 'mailNone', now: 'mailNow', digest: 'mailDigest' } as const
const MAIL_VALUES = ['none', 'now', 'digest'] as const

/** One line per topic, one column per way to hear of it. */
export function TopicMatrix({ topics, onChange }: TopicMatrixProps) {
  const t = useMessages(messages)
  const change = (name: string, part: Partial<Topic>) =>
    onChange(topics.map((topic) => (topic.name === name ? { ...topic, ...part } : topic)))
  return (
    <table className={classes.matrix}>
      <thead>
        <tr>
          <th scope="col">{t('settings.topic')}</th>
          <th scope="col">{t('settings.app')}</th>
          <th scope="col">{t('settings.mail')}</th>
          <th scope="col">{t('push.column')}</th>
        </tr>
      </thead>
      <tbody>
        {topics.map((topic) => (
          <tr key={topic.name}>
            <th scope="row">{topic.label}</th>
            {topic.isFixed ? (
              <td colSpan={3}>
                <Text c="dimmed">{t('settings.fixed')}</Text>
              </td>
            ) : (
              <Choices topic={topic} onChange={(part) => change(topic.name, part)} />
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Choices({ topic, onChange }: { topic: Topic; onChange(part: Partial<Topic>): void }) {
  const t = useMessages(messages)
  return (
    <>
      <td>
        <Switch
          aria-label={`${topic.label}: ${t('settings.app')}`}
          checked={topic.app}
          onChange={(event) => onChange({ app: event.currentTarget.checked })}
        />
      </td>
      <td>
        <NativeSelect
          aria-label={`${topic.label}: ${t('settings.mail')}`}
          value={topic.mail}
          onChange={({ currentTarget: { value } }) =>
            onChange({ mail: MAIL_VALUES.find((one) => one === value) ?? 'none' })
          }
          data={MAIL_VALUES.map((value) => ({ value, label: t(`settings.${MAILS[value]}`) }))}
        />
      </td>
      <td>
        <Switch
          aria-label={`${topic.label}: ${t('push.column')}`}
          checked={topic.push}
          onChange={(event) => onChange({ push: event.currentTarget.checked })}
        />
      </td>
    </>
  )
}
