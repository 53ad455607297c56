import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import type { PageReference } from '../../tree/tree.calls.ts'
import classes from '../edit/edit.module.css'
import { useFacts } from '../facts/use-facts.ts'
import { editMessages } from '../messages.ts'

/** The places that point to something, each a way to go there. */
export function UsesList({ uses }: { uses: readonly PageReference[] }) {
  const t = useMessages(editMessages)
  const adminPath = useAdminPath()
  const fill = useFacts('de')
  return (
    <ul className={classes.lines}>
      {fill(uses).map(({ _id, lang, title, link, isLive }) => (
        <li key={`${_id}-${lang}-${isLive}`} className={classes.line}>
          <Anchor component={Link} to={adminPath(link)}>
            {title}
          </Anchor>
          {lang && <span className={classes.quiet}>{lang}</span>}
          {!isLive && <span className={classes.quiet}>{t('uses.draft')}</span>}
        </li>
      ))}
    </ul>
  )
}
