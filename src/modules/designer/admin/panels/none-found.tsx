import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { messages } from '../messages.ts'
import { useRoom } from '../room/room-context.tsx'
import { typesElsewhere } from './palette-types.ts'
import classes from './panels.module.css'

/** A search that found nothing here: is there no such block, or has this template none? */
export function NoneFound({ search }: { search: string }) {
  const t = useMessages(messages)
  const room = useRoom()
  const { user, enabled } = useSession()
  const names = typesElsewhere(room, { user, enabled, search, lang: user.lang }).map(
    ({ label }) => label[user.lang],
  )
  return (
    <p className={classes.quiet} role="status">
      {names.length > 0 ? t('palette.elsewhere', { names: names.join(', ') }) : t('palette.none')}
    </p>
  )
}
