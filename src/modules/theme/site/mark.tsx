import type { SiteFrame } from '#kernel/site/frame.ts'

/** The business's own mark: its logo, else its name. Leads home. */
export function Mark({ frame: { name, logo, home } }: { frame: SiteFrame }) {
  return (
    <a className="mark" href={home}>
      {logo ? <img {...logo} alt={name} /> : name}
    </a>
  )
}
