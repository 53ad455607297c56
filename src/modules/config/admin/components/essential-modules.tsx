import { IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import type { Component } from '../../contract.ts'
import { texts } from '../../messages.ts'
import classes from './module-switches.module.css'

/** What cannot be switched off, so that nobody looks for it above. */
export function EssentialModules({ components }: { components: readonly Component[] }) {
  const t = useTexts(texts)
  const { lang } = useSession().user
  const id = useId()
  if (components.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {t('components.essential')}
      </h3>
      <ul className={classes.essential}>
        {components.map(({ name, label }) => (
          <li key={name} className={classes.fixed}>
            <IconLock {...SMALL_ICON} />
            {label[lang]}
          </li>
        ))}
      </ul>
    </section>
  )
}
