/** Dispatched on the window when a page is shown that was fetched before anybody asked for it. */
export const SHOWN_AHEAD = 'kontor:shown-ahead'
