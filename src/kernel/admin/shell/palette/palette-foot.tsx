import { KbdHint } from '#ui/kbd-hint/kbd-hint.tsx'
import { useTexts } from '../../session.tsx'
import { texts } from '../messages.ts'
import { useKeyNames } from '../use-key-names.ts'
import classes from './palette.module.css'

export function PaletteFoot() {
  const t = useTexts(texts)
  const labels = useKeyNames()
  const hints = [
    { keys: ['↑', '↓'], label: t('palette.toMove') },
    { keys: ['enter'], label: t('palette.toOpen') },
    { keys: ['escape'], label: t('palette.toClose') },
  ]
  return (
    <footer className={classes.foot}>
      {hints.map(({ keys, label }) => (
        <span key={label} className={classes.tip}>
          <KbdHint keys={keys} labels={labels} />
          {label}
        </span>
      ))}
    </footer>
  )
}
