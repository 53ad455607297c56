import { useTexts } from '#kernel/admin/session.tsx'
import { TOKEN_NAMES } from '#ui/theme/tokens.ts'
import { texts } from '../../messages.ts'
import { Piece } from '../piece.tsx'
import classes from './colours.module.css'

export function Colours() {
  const t = useTexts(texts)
  return (
    <Piece name="colours" title={t('pieces.colours')} text={t('pieces.coloursText')}>
      <ul className={classes.swatches}>
        {TOKEN_NAMES.map((name) => (
          <li key={name} className={classes.swatch}>
            <span className={classes.colour} style={{ backgroundColor: `var(--k-${name})` }} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Piece>
  )
}
