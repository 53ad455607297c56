import { useMemo } from 'react'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { SECTION_GROUPS } from '../../sections/ready-section.ts'
import { groupLabel, readySections } from '../../sections/ready-sections.ts'
import { useRoom } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import classes from './panels.module.css'
import { SectionTile } from './section-tile.tsx'

/** Sections with words fit to be published, by what they are for. */
export function ReadySections() {
  const t = useTexts(texts)
  const { lang } = useRoom()
  const { user } = useSession()
  const sections = useMemo(() => readySections(lang), [lang])
  return (
    <>
      <h3 className={classes.groupName}>{t('sections.ready')}</h3>
      {SECTION_GROUPS.map((group) => {
        const shown = sections.filter((section) => section.group === group)
        if (shown.length === 0) return null
        return (
          <section key={group} aria-label={groupLabel(group, user.lang)}>
            <h4 className={classes.groupName}>{groupLabel(group, user.lang)}</h4>
            {shown.map(({ name, title, blocks }) => (
              <SectionTile key={name} title={title} blocks={blocks} />
            ))}
          </section>
        )
      })}
    </>
  )
}
