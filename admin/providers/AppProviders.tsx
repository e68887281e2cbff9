import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { ToastProvider } from '#admin/shared/ui/capas/ToastProvider.tsx'
import { InstituteTheme } from './InstituteTheme.tsx'
import { PreferencesProvider } from './PreferencesProvider.tsx'
import { createQueryClient } from './query-client.ts'
import { SessionProvider } from './SessionProvider.tsx'
import type { ReactElement, ReactNode } from 'react'

/** What every screen stands on, portal and panel alike. */
export function AppProviders({ children }: { children: ReactNode }): ReactElement {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <InstituteTheme>
        <ToastProvider>
          <SessionProvider>
            <PreferencesProvider>{children}</PreferencesProvider>
          </SessionProvider>
        </ToastProvider>
      </InstituteTheme>
    </QueryClientProvider>
  )
}
