import { filasDe } from '#admin/providers/total-de.ts'
import { totalCuenta } from '#domain/cuenta-texto.ts'
import { useList } from './list-state.ts'
import { Paginas } from './Paginas.tsx'
import { useOrden } from './use-orden.ts'
import type { ReactElement } from 'react'

interface PagerProps {
  /** Accessible name of the navigation landmark. */
  de: string
  /** Page buttons at once; without it the page number is plain text. */
  botones?: number | undefined
}

/** The pages of the list in sight. */
export function Pager({ de, botones }: PagerProps): ReactElement | null {
  const { page, perPage, tamanos, total, setPage } = useList()
  const { setFilas } = useOrden()
  if (!total || total.n === 0) return null
  return (
    <Paginas
      {...{ de, page, perPage, tamanos, botones }}
      rows={filasDe(total)}
      total={totalCuenta(total)}
      sinFin={total.masDe}
      onPage={setPage}
      onFilas={setFilas}
    />
  )
}
