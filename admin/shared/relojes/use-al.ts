import { useMemo } from 'react'
import { useRelojes } from './use-relojes.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { ValoresFiltro } from '#admin/shared/list/lista.ts'

/** The day of the address (`?al=`), and what it adds to the question of a list. */
export function useAl(): { readonly al: PlainDate | null; readonly permanente: ValoresFiltro } {
  const [{ al }] = useRelojes()
  const permanente = useMemo(() => (al === null ? {} : { al }), [al])
  return { al, permanente }
}
