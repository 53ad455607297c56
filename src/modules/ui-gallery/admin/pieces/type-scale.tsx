import { useMessages } from '#kernel/admin/session.tsx'
import { messages } from '../../messages.ts'
import { Piece } from '../piece.tsx'
import classes from './type-scale.module.css'

const SIZES = [28, 22, 18, 16, 14, 12]
const SPACES = [4, 8, 12, 16, 24, 32, 48, 64]

export function TypeScale() {
  const t = useMessages(messages)
  return (
    <Piece name="type" title={t('pieces.type')} text={t('pieces.typeText')}>
      <ul className={classes.list}>
        {SIZES.map((size) => (
          <li key={size} className={classes.line}>
            <span className={classes.size}>{size} px</span>
            <span className={classes.text} style={{ fontSize: size }}>
              {t('sample.text')}
            </span>
          </li>
        ))}
      </ul>
      <ul className={classes.spaces}>
        {SPACES.map((space) => (
          <li key={space}>
            <span className={classes.space} style={{ width: space, height: space }} />
            <span className={classes.size}>{space}</span>
          </li>
        ))}
      </ul>
    </Piece>
  )
}
