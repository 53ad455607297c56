import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { ROOT } from '../../model/doc.ts'
import panelClasses from '../panels/panels.module.css'
import { useDesigner } from '../room/room-context.tsx'
import { KeepSelection } from './keep-selection.tsx'
import { OwnSections } from './own-sections.tsx'
import { ReadySections } from './ready-sections.tsx'
import { sectionTexts } from './texts.ts'
import { useReadySections } from './use-ready-sections.ts'

/** Several blocks at once: whole pages, those someone kept, and ready-made ones. */
export function SectionsPanel() {
  const t = useTexts(sectionTexts)
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
