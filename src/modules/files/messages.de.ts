export const de = {
  quota: {
    warning: 'Der Speicherplatz für Dateien ist zu {{percent}} % belegt.',
  },
  lock: {
    freed: '{{who}} hat Ihre Sperre aufgehoben: {{what}}',
  },
} as const
