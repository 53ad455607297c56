import { useMemo } from 'react'
import { useSession } from '#kernel/admin/session.tsx'
import type { Block } from '#kernel/site/block/block.ts'
import { words } from '../../model/step-words.ts'
import { readySections } from '../../sections/ready-sections.ts'
import panelClasses from '../panels/panels.module.css'
import { NO_PICTURES, withPictures } from '../previews/sample-pictures.ts'
import { usePreviewData, useSamplePictures } from '../previews/use-preview-data.ts'
import { useRoom } from '../room/room-context.tsx'
import { SectionTile } from './section-tile.tsx'
import classes from './sections.module.css'
import type { ReadyGroup } from './use-ready-sections.ts'

/** Sections with words fit to be published, as they would look on this website. */
export function ReadySections({ found }: { found: readonly ReadyGroup[] }) {
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
          blocks={blocks}
          drawn={fill(blocks)}
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
