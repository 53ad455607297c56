import { Button, Group } from '@mantine/core'
import { IconKey, IconMailForward } from '@tabler/icons-react'
import { useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { requestPasswordReset } from '#modules/auth/passwords/password.calls.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminTexts } from '../../../../admin/messages.ts'
import { put } from '../../questions.ts'
import { Fact, Facts, Moment } from '../facts.tsx'
import type { KnownSignIns } from './known-sign-ins.ts'

/** The password: whether there is one, and the two ways to a new one. */
export function PasswordCard({ person, signIns, mayEdit }: KnownSignIns) {
  const t = useTexts(adminTexts)
  const { attempt, isBusy } = useAttempt()
  const { handle } = person
  const reset = () =>
    attempt(
      () => call(requestPasswordReset, { body: { handle } }),
      t('signIns.resetDone', { handle }),
    )
  return (
    <CardSection title={t('signIns.title')}>
      <Facts>
        <Fact label={t('facts.lastLogin')}>
          <Moment date={signIns.lastLogin} />
        </Fact>
        <Fact label={t('facts.failedLogins')}>{signIns.failedLogins}</Fact>
        <Fact label={t('facts.password')}>
          {t(signIns.hasPassword ? 'facts.passwordSet' : 'facts.passwordNone')}
          {person.must_change_password && ` · ${t('facts.oneTime')}`}
          {person.reset_requested && ` · ${t('facts.resetRequested')}`}
        </Fact>
      </Facts>
      {mayEdit && !person.isBlocked && (
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconMailForward {...SMALL_ICON} />}
            loading={isBusy}
            onClick={() => void reset()}
          >
            {t('signIns.reset')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconKey {...SMALL_ICON} />}
            onClick={() => put({ kind: 'password', person })}
          >
            {t('signIns.oneTime')}
          </Button>
        </Group>
      )}
    </CardSection>
  )
}
