import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { readBlocks } from '#kernel/site/block/read-blocks.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { createSection, deleteSection, listSections } from '../../contract-sections.ts'
import { blockAt } from '../../model/doc.ts'
import { topsOf } from '../../model/walk-doc.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import classes from './panels.module.css'
import { ReadySections } from './ready-sections.tsx'
import { SectionTile } from './section-tile.tsx'

const SECTIONS = ['designer', 'sections'] as const

/** Several blocks at once: those someone kept for other pages, and ready-made ones. */
export function SectionsPanel() {
  const t = useTexts(texts)
  const { tools } = useRoom()
  const client = useQueryClient()
  const { attempt } = useAttempt()
  const found = useQuery({ queryKey: SECTIONS, queryFn: () => call(listSections, { query: {} }) })
  const forget = async (id: string) => {
    await attempt(() => call(deleteSection, { params: { id } }))
    await client.invalidateQueries({ queryKey: SECTIONS })
  }
  return (
    <div className={classes.scroll}>
      <KeepSelection />
      <section>
        <h3 className={classes.groupName}>{t('sections.own')}</h3>
        <SectionQuery query={found}>
          {({ items }) => (
            <>
              {items.map((section) => (
                <div key={section._id} className={classes.sectionRow}>
                  <SectionTile
                    title={section.title}
                    blocks={readBlocks(tools.types, section.blocks)}
                  />
                  {section.mayChange && (
                    <ActionIcon
                      variant="subtle"
                      aria-label={t('sections.remove', { name: section.title })}
                      onClick={() => void forget(section._id)}
                    >
                      <IconTrash {...SMALL_ICON} />
                    </ActionIcon>
                  )}
                </div>
              ))}
              {items.length === 0 && <p className={classes.quiet}>{t('sections.none')}</p>}
            </>
          )}
        </SectionQuery>
      </section>
      <ReadySections />
    </div>
  )
}

/** Keeps the selected blocks under a name. */
function KeepSelection() {
  const t = useTexts(texts)
  const { lang } = useRoom()
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const [title, setTitle] = useState('')
  const doc = useDesigner((state) => state.doc)
  const selection = useDesigner((state) => state.selection)
  const keep = async () => {
    const blocks = topsOf(doc, selection).flatMap((key) => blockAt(doc, key) ?? [])
    const body = { title, blocks, lang, scope: 'own' as const }
    const said = t('sections.saved', { name: title })
    if (!(await attempt(() => call(createSection, { body }), said))) return
    setTitle('')
    await client.invalidateQueries({ queryKey: SECTIONS })
  }
  if (selection.length === 0) return null
  return (
    <form
      className={classes.keep}
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim()) void keep()
      }}
    >
      <TextInput
        label={t('sections.name')}
        maxLength={120}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" size="compact-sm" variant="default" loading={isBusy}>
        {t('sections.save')}
      </Button>
    </form>
  )
}
