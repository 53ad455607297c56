import { Input, SegmentedControl, Slider } from '@mantine/core'
import { useTexts } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { MAX_RADIUS, SPACINGS } from '../../theme.ts'
import type { Scheme } from '../../tokens.ts'
import { ColoursCard } from '../colours/colours-card.tsx'
import classes from '../design.module.css'
import { designTexts } from '../messages.ts'
import type { Design } from '../use-design.ts'
import { FontsCard } from './fonts-card.tsx'
import { FrameCard } from './frame-card.tsx'
import { TemplateCard } from './template-card.tsx'

type Props = { design: Design; scheme: Scheme; onScheme(scheme: Scheme): void }

/** Everything that makes the look of the website. */
export function DesignChoices({ design, scheme, onScheme }: Props) {
  return (
    <>
      <TemplateCard design={design} />
      <ColoursCard design={design} scheme={scheme} onScheme={onScheme} />
      <FontsCard design={design} />
      <ShapeCard design={design} />
      <FrameCard design={design} />
    </>
  )
}

function ShapeCard({ design: { theme, change } }: { design: Design }) {
  const t = useTexts(designTexts)
  return (
    <CardSection title={t('shape.title')}>
      <div className={classes.fields}>
        <Input.Wrapper label={t('shape.radius')} labelElement="div">
          <Slider
            min={0}
            max={MAX_RADIUS}
            value={theme.radius}
            onChange={(radius) => change({ radius })}
            label={(px) => t('shape.radiusOf', { px })}
            thumbLabel={t('shape.radius')}
            thumbValueText={(px) => t('shape.radiusOf', { px })}
          />
        </Input.Wrapper>
        <Input.Wrapper label={t('shape.spacing')} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t('shape.spacing')}
            data={SPACINGS.map((value) => ({ value, label: t(`shape.${value}`) }))}
            value={theme.spacing}
            onChange={(spacing) => change({ spacing })}
          />
        </Input.Wrapper>
      </div>
    </CardSection>
  )
}
