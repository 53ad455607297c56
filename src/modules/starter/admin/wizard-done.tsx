import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useAdminPath, useTexts } from '#kernel/admin/session.tsx'
import classes from './start.module.css'
import { texts } from './texts.ts'

/** Done, and what to do next. */
export function WizardDone() {
  const t = useTexts(texts)
  const adminPath = useAdminPath()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.fields}>
      <h2 ref={heading} tabIndex={-1}>
        {t('done.title')}
      </h2>
      <p>{t('done.text')}</p>
      <div className={classes.ways}>
        <Button component="a" href="/">
          {t('done.open')}
        </Button>
        <Button component={Link} to={adminPath('pages/browse')} variant="default">
          {t('done.pages')}
        </Button>
      </div>
    </section>
  )
}
