import { Picture } from '#modules/files/site/parts.tsx'
import type { GroupTile } from './block.ts'

const TILE = '(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 50vw'

/** Groups side by side, with their pictures where they have some. */
export function GroupTiles({ groups }: { groups: readonly GroupTile[] }) {
  return (
    <ul className="plain-list group-tiles">
      {groups.map(({ id, href, label, picture }) => (
        <li key={id}>
          <a href={href} className="group-tile">
            {picture && <Picture file={picture} sizes={TILE} />}
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
