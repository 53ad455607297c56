import { Button } from '@mantine/core'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { formatMoment } from '#kernel/i18n/format.ts'
import type { Passkey } from '#modules/auth/passkeys/passkey.calls.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { accountTexts } from '../../../admin/messages.ts'
import classes from '../../../people/admin/edit/lines.module.css'

type Props = { passkey: Passkey; onRename(): void; onRemove(): void }

export function PasskeyLine({ passkey, onRename, onRemove }: Props) {
  const t = useTexts(accountTexts)
  const { lang } = useSession().user
  const { name, is_backed_up, created_at, last_used_at } = passkey
  const used = last_used_at
    ? t('passkeys.used', { date: formatMoment(last_used_at, lang) })
    : t('passkeys.unused')
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.note}>
          {t('passkeys.created', { date: formatMoment(created_at, lang) })} · {used}
        </p>
      </div>
      {is_backed_up && <StatusBadge tone="good" label={t('passkeys.backedUp')} />}
      <div className={classes.controls}>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('passkeys.renameOne', { name })}
          onClick={onRename}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('passkeys.removeOne', { name })}
          onClick={onRemove}
        >
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  )
}
