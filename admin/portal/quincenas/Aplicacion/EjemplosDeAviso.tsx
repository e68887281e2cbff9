import { Fragment } from 'react'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import type { RevisionCierre } from '#domain/quincenas/simulacion.ts'
import type { ReactElement } from 'react'

type EjemplosProps = Pick<RevisionCierre, 'codigo' | 'cuantos' | 'ejemplos'>

/** " (12): A-26-000123, A-26-000124…"; nothing where the warning is of the entity itself. */
export function EjemplosDeAviso({ codigo, cuantos, ejemplos }: EjemplosProps): ReactElement | null {
  if (ejemplos.length === 0) return null
  return (
    <>
      {` (${formatCuenta(cuantos)}): `}
      {codigo === 'pendientes' ? <Folios folios={ejemplos} /> : ejemplos.join(', ')}
      {cuantos > ejemplos.length && '…'}
    </>
  )
}

/** Folios after one another, none cut at the end of a line. */
function Folios({ folios }: { folios: readonly string[] }): ReactElement[] {
  return folios.map((folio, lugar) => (
    <Fragment key={folio}>
      {lugar > 0 && ', '}
      <span className="mono cierre-folio">{folio}</span>
    </Fragment>
  ))
}
