/** Text that goes into an element as it stands. Made only from values that were made safe before. */
type Raw = { dangerouslySetInnerHTML: { __html: string } }

/**
 * For JSON blocks and the theme's own style element, where React's escaping would change the meaning.
 * Never for content: that is what React is for.
 * @example <script type="application/json" {...rawMarkup(embedJson(state))} />
 */
export function rawMarkup(safe: string): Raw {
  return { dangerouslySetInnerHTML: { __html: safe } }
}
