import { useTexts } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import type { Recipe, StoredFile } from '../../contract-file.ts'
import { shownFocal } from '../../recipe.ts'
import { coverRect } from './crop-rect.ts'
import { CutPicture } from './cut-picture.tsx'
import classes from './cuts.module.css'
import { rectOf, sizeOf } from './look.ts'
import { imageTexts } from './texts.ts'

const SHAPES = [
  { name: 'square', ratio: 1 },
  { name: 'wide', ratio: 16 / 9 },
  { name: 'tall', ratio: 3 / 4 },
] as const

/** How typical layouts show the picture: the result and three cuts around its focal point. */
export function Cuts({ file, look }: { file: StoredFile; look: Recipe }) {
  const t = useTexts(imageTexts)
  const shown = rectOf(look, sizeOf(file))
  const focal = shownFocal(sizeOf(file), look)
  return (
    <CardSection title={t('cuts.title')} description={t('cuts.text')}>
      <div className={classes.result}>
        <CutPicture file={file} rotate={look.rotate} part={shown} label={t('cuts.result')} />
      </div>
      <div className={classes.cuts}>
        {SHAPES.map(({ name, ratio }) => (
          <CutPicture
            key={name}
            file={file}
            rotate={look.rotate}
            part={coverRect(shown, ratio, focal)}
            label={t(`cuts.${name}`)}
          />
        ))}
      </div>
    </CardSection>
  )
}
