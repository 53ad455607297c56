import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import type { ModuleShare } from '#modules/users/people/person.calls.ts'
import { recordWord } from '#modules/users/personal-data/messages-held.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { adminMessages } from '../messages.ts'
import classes from '../requests.module.css'

/** Module by module: how much, why, and where it is corrected. */
export function HeldLines({ shares }: { shares: readonly ModuleShare[] }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const held = shares.filter(({ records }) => Object.values(records).some((count) => count > 0))
  const others = shares.filter((share) => !held.includes(share))
  if (held.length === 0) return <Text>{t('held.nothing')}</Text>
  return (
    <div>
      <Lines>
        {held.map((share) => (
          <HeldLine key={share.module} share={share} />
        ))}
      </Lines>
      {others.length > 0 && (
        <Text c="dimmed" size="sm" mt="sm">
          {t('held.none', { modules: others.map(({ label }) => label[lang]).join(', ') })}
        </Text>
      )}
    </div>
  )
}

function HeldLine({ share }: { share: ModuleShare }) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  const { label, records, purpose, path } = share
  return (
    <Line
      isStrong
      name={label[lang]}
      note={countedWords(records, lang)}
      details={
        <details>
          <summary className={classes.why} aria-label={t('held.whyOf', { module: label[lang] })}>
            {t('held.why')}
          </summary>
          <dl className={classes.reasons}>
            {(['for', 'basis', 'until'] as const).map((part) => (
              <div key={part}>
                <dt>{t(`held.${part}`)}</dt>
                <dd>{purpose[part][lang]}</dd>
              </div>
            ))}
          </dl>
        </details>
      }
    >
      {path && (
        <Anchor
          component={Link}
          to={adminPath(path)}
          aria-label={t('held.correctIn', { module: label[lang] })}
        >
          {t('held.correct')}
        </Anchor>
      )}
    </Line>
  )
}

/** 'E-Mails: 3 · Sitzungen: 1': only what is there. */
export function countedWords(records: ModuleShare['records'], lang: 'de' | 'en'): string {
  return Object.entries(records)
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${recordWord(word, lang)}: ${count}`)
    .join(' · ')
}
