import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatDay } from '#kernel/i18n/format.ts'
import { adminMessages } from '../../admin/messages.ts'
import { ANNOTATIONS } from '../../admin/paths.ts'
import type { Report, ReportAnnotation } from '../report.calls.ts'
import classes from './report.module.css'

const SHOWN = 5

/** What happened on the days of the chart, the latest first. */
export function AnnotationList({ report }: { report: Report }) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const adminPath = useAdminPath()
  const wordsOf = useAnnotationWords()
  const { lang } = useSession().user
  const [isOpen, setIsOpen] = useState(false)
  const all = report.annotations.toReversed()
  const shown = isOpen ? all : all.slice(0, SHOWN)
  return (
    <>
      {all.length > 0 && (
        <ul className={classes.annotations} aria-label={t('annotations.many')}>
          {shown.map((annotation) => (
            <li key={`${annotation.day} ${annotation.kind} ${annotation._id}`}>
              <time dateTime={annotation.day}>{formatDay(annotation.day, lang)}</time>{' '}
              {annotation._id ? (
                <Anchor component={Link} to={adminPath(`${ANNOTATIONS}/${annotation._id}`)}>
                  {annotation.text}
                </Anchor>
              ) : (
                wordsOf(annotation)
              )}
            </li>
          ))}
        </ul>
      )}
      {all.length > SHOWN && (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('fewer') : t('more', { count: all.length })}
        </Button>
      )}
      {can(staff('analytics', 'create')) && (
        <Anchor component={Link} className={classes.note} to={adminPath(`${ANNOTATIONS}/new`)}>
          {t('annotations.create')}
        </Anchor>
      )}
    </>
  )
}

/** @example wordsOf({ kind: 'published', text: 'Start, Kontakt', further: 0 }) // 'Online: Start, Kontakt' */
export function useAnnotationWords(): (annotation: ReportAnnotation) => string {
  const t = useMessages(adminMessages)
  return ({ kind, text, further }) => {
    if (kind === 'own') return text
    return further > 0
      ? t(`annotations.${kind}Many`, { titles: text, count: further })
      : t(`annotations.${kind}`, { titles: text })
  }
}
