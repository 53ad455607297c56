/** PostgreSQL channel on which instances tell one another which cached pages are outdated. */
export const TAG_CHANNEL = 'kontor_tags'
