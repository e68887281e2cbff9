import polyglotI18nProvider from 'ra-i18n-polyglot'
import { ES_MX } from './es-mx.ts'
import type { I18nProvider, TranslationMessages } from 'react-admin'

export const i18nProvider: I18nProvider = polyglotI18nProvider(
  () => ES_MX as unknown as TranslationMessages,
  'es-MX',
  [{ locale: 'es-MX', name: 'Español' }],
  {
    allowMissing: true,
  },
)
