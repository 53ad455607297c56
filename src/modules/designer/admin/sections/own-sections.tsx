import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { deleteSection, listSections, type SavedSection } from '../../contract-sections.ts'
import { words } from '../../model/commands/step-words.ts'
import panelClasses from '../panels/panels.module.css'
import { usePreviewData } from '../previews/use-preview-data.ts'
import { useRoom } from '../room/room-context.tsx'
import { sectionMessages } from './messages.ts'
import { SectionTile } from './section-tile.tsx'
import classes from './sections.module.css'

export const OWN_SECTIONS = ['designer', 'sections'] as const

/** Blocks someone kept for other pages. */
export function OwnSections({ search }: { search: string }) {
  const t = useMessages(sectionMessages)
  const found = useQuery({
    queryKey: OWN_SECTIONS,
    queryFn: () => call(listSections, { query: {} }),
  })
  const wanted = search.trim().toLocaleLowerCase()
  return (
    <section className={classes.group} aria-label={t('own.title')}>
      <h3 className={panelClasses.groupName}>{t('own.title')}</h3>
      <SectionQuery query={found}>
        {({ items }) => {
          const shown = items.filter(({ title }) => title.toLocaleLowerCase().includes(wanted))
          return (
            <>
              {shown.map((section) => (
                <OwnSection key={`${section._id} ${section.version}`} section={section} />
              ))}
              {shown.length === 0 && (
                <p className={panelClasses.quiet}>{t(wanted ? 'own.notFound' : 'own.none')}</p>
              )}
            </>
          )
        }}
      </SectionQuery>
    </section>
  )
}

function OwnSection({ section }: { section: SavedSection }) {
  const t = useMessages(sectionMessages)
  const { tools } = useRoom()
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const { _id: id, title, mayChange, scope, created_by } = section
  const blocks = useMemo(
    () => readBlocks(tools.types, section.blocks),
    [tools.types, section.blocks],
  )
  const data = usePreviewData(`${id}.${section.version}`, blocks)
  const forget = async () => {
    await attempt(() => call(deleteSection, { params: { id } }), t('own.removed', { name: title }))
    await client.invalidateQueries({ queryKey: OWN_SECTIONS })
  }
  return (
    <SectionTile
      title={title}
      hint={scope === 'shared' ? t('own.shared', { name: created_by.name }) : undefined}
      label={words('section', { name: { de: title, en: title } })}
      blocks={blocks}
      data={data}
    >
      {mayChange && (
        <ActionIcon
          className={classes.aside}
          variant="subtle"
          aria-label={t('own.remove', { name: title })}
          loading={isBusy}
          onClick={() => void forget()}
        >
          <IconTrash {...SMALL_ICON} />
        </ActionIcon>
      )}
    </SectionTile>
  )
}
