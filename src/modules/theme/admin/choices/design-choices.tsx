import type { Scheme } from '../../tokens.ts'
import { ColoursCard } from '../colours/colours-card.tsx'
import type { Design } from '../use-design.ts'
import { FontsCard } from './fonts-card.tsx'
import { FrameCard } from './frame-card.tsx'
import { ShapeCard } from './shape-card.tsx'
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
