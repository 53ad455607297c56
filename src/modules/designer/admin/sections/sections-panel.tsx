import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { createSection } from '../../contract-sections.ts'
import { words } from '../../model/commands/step-words.ts'
import { blockAt, ROOT } from '../../model/doc.ts'
import { topsOf } from '../../model/walk-doc.ts'
import { readySections } from '../../sections/ready-sections.ts'
import panelClasses from '../panels/panels.module.css'
import { NO_PICTURES, withPictures } from '../previews/sample-pictures.ts'
import { usePreviewData, useSamplePictures } from '../previews/use-preview-data.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import { sectionMessages } from './messages.ts'
import { OWN_SECTIONS, OwnSections } from './own-sections.tsx'
import { SectionTile } from './section-tile.tsx'
import classes from './sections.module.css'
import { type ReadyGroup, useReadySections } from './use-ready-sections.ts'

/** Several blocks at once: whole pages, those someone kept, and ready-made ones. */
export function SectionsPanel() {
  const t = useMessages(sectionMessages)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const found = useReadySections(search, t('whole'))
  const isEmpty = useDesigner(({ doc }) => doc.kids[ROOT]?.length === 0)
  const whole = found.filter(({ isWhole }) => isWhole)
  const parts = found.filter(({ isWhole }) => !isWhole)
  return (
    <div className={panelClasses.scroll}>
      <TextInput
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch {...SMALL_ICON} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <KeepSelection />
      <OwnSections search={search} />
      {/* An empty page begins with a whole one; later they would only be in the way. */}
      <ReadySections found={isEmpty ? [...whole, ...parts] : [...parts, ...whole]} />
      {found.length === 0 && (
        <p className={panelClasses.quiet} role="status">
          {t('none')}
        </p>
      )}
    </div>
  )
}

/** Sections with words of their own, as they would look on this website. */
function ReadySections({ found }: { found: readonly ReadyGroup[] }) {
  const { lang } = useSession().user
  const { fill, data } = useDrawn()
  return found.map(({ group, label, isWhole, tiles }) => (
    <section key={group} className={classes.group} aria-label={label}>
      <h3 className={panelClasses.groupName}>{label}</h3>
      {tiles.map(({ name, title, hint, blocks }) => (
        <SectionTile
          key={name}
          title={title[lang]}
          hint={hint}
          label={words(isWhole ? 'template' : 'section', { name: title })}
          blocks={fill(blocks)}
          data={data}
          isPage={isWhole}
        />
      ))}
    </section>
  ))
}

/** The sections with pictures of this website, each filled once, and what they show besides. */
function useDrawn() {
  const { tools, lang } = useRoom()
  const samples = useSamplePictures()
  const fill = useMemo(() => {
    const known = new WeakMap<readonly Block[], Block[]>()
    return (blocks: readonly Block[]) => {
      const drawn = known.get(blocks) ?? withPictures(tools.types, blocks, samples ?? NO_PICTURES)
      known.set(blocks, drawn)
      return drawn
    }
  }, [tools.types, samples])
  const asked = useMemo(
    () => samples && readySections(lang).flatMap(({ blocks }) => fill(blocks)),
    [samples, lang, fill],
  )
  return { fill, data: usePreviewData('ready', asked) }
}

/** Keeps the selected blocks under a name, for oneself or for everyone who edits pages. */
function KeepSelection() {
  const t = useMessages(sectionMessages)
  const { designer, lang } = useRoom()
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const [title, setTitle] = useState('')
  const [isShared, setShared] = useState(false)
  const count = useDesigner(({ selection }) => selection.length)
  if (count === 0) return null
  const keep = async () => {
    const { doc, selection } = designer.store.getState()
    const blocks = topsOf(doc, selection).flatMap((key) => blockAt(doc, key) ?? [])
    const scope: 'shared' | 'own' = isShared ? 'shared' : 'own'
    const said = t('keep.done', { name: title.trim() })
    const body = { title, blocks, lang, scope }
    if (!(await attempt(() => call(createSection, { body }), said))) return
    setTitle('')
    await client.invalidateQueries({ queryKey: OWN_SECTIONS })
  }
  return (
    <form
      className={classes.keep}
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim()) void keep()
      }}
    >
      <TextInput
        size="xs"
        label={t('keep.name')}
        placeholder={t('keep.example')}
        maxLength={120}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Checkbox
        size="xs"
        label={t('keep.shared')}
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
      <Button
        type="submit"
        size="xs"
        variant="default"
        disabled={title.trim() === ''}
        loading={isBusy}
      >
        {t('keep.save')}
      </Button>
    </form>
  )
}
