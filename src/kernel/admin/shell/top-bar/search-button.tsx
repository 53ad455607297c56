import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { KbdHint } from '#ui/kbd-hint/kbd-hint.tsx'
import { useTexts } from '../../session.tsx'
import { usePanels } from '../frame/panels.tsx'
import { texts } from '../messages.ts'
import { useKeyNames } from '../use-key-names.ts'
import classes from './search-button.module.css'

/** Looks like a search field and opens the palette, which is one. */
export function SearchButton() {
  const t = useTexts(texts)
  const { open } = usePanels()
  const labels = useKeyNames()
  return (
    <UnstyledButton
      className={classes.button}
      aria-label={t('bar.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open('palette')}
    >
      <IconSearch size={18} stroke={1.5} aria-hidden />
      <span className={classes.text}>{t('bar.search')}</span>
      <span className={classes.keys}>
        <KbdHint keys={['mod', 'k']} labels={labels} />
      </span>
    </UnstyledButton>
  )
}
