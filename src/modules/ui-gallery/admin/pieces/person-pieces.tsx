import { Group, Stack } from '@mantine/core'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { Greeting } from '#ui/greeting/greeting.tsx'
import { OnlineBulb } from '#ui/online-bulb/online-bulb.tsx'
import { MINUTES_NEVER_ACTIVE, ONLINE_MINUTES } from '#ui/online-bulb/online-state.ts'
import { messages } from '../../messages.ts'
import { Piece } from '../piece.tsx'

const WELCOME = { de: 'Willkommen', en: 'Welcome' }
const STATES = ['online', 'unknown', 'offline'] as const

export function GreetingPiece() {
  const t = useMessages(messages)
  const { user } = useSession()
  const welcome = WELCOME[user.lang]
  return (
    <Piece name="greeting" title={t('pieces.greeting')} text={t('pieces.greetingText')}>
      <Stack gap="xs">
        <Greeting welcome={welcome} user={{ name: 'Rosa Lindner', handle: 'rosa@example.org' }} />
        <Greeting
          variant="line"
          welcome={welcome}
          user={{ name: 'Rosa Lindner', handle: 'rosa@example.org' }}
        />
        <Greeting variant="line" welcome={welcome} user={{ name: '', handle: 'admin' }} />
      </Stack>
    </Piece>
  )
}

export function BulbPiece() {
  const t = useMessages(messages)
  const labels = {
    online: t('sample.online'),
    unknown: t('sample.unknown'),
    offline: t('sample.offline'),
  }
  return (
    <Piece
      name="bulb"
      title={t('pieces.bulb')}
      text={t('pieces.bulbText')}
      constants={[
        [t('names.online'), `${ONLINE_MINUTES} min`],
        [t('names.never'), `${MINUTES_NEVER_ACTIVE} min`],
      ]}
    >
      <Group>
        {STATES.map((state) => (
          <OnlineBulb key={state} state={state} labels={labels} withText />
        ))}
        {STATES.map((state) => (
          <OnlineBulb key={state} state={state} labels={labels} />
        ))}
      </Group>
    </Piece>
  )
}
