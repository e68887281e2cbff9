import { useState } from 'react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import type { Columna, TextosLista } from './lista.ts'
import type { ReactElement, ReactNode } from 'react'

export interface Seleccion<Row> {
  readonly ids: ReadonlySet<number>
  /** The column of boxes, before all others. */
  readonly columna: Columna<Row>
  readonly clear: () => void
}

/** Rows chosen for an act on many; they stay chosen from page to page. */
export function useSeleccion<Row extends { readonly id: number }>(rows: readonly Row[]): Seleccion<Row> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const all = rows.length > 0 && rows.every(({ id }) => ids.has(id))
  const put = (chosen: readonly Row[], is: boolean): void => {
    const next = new Set(ids)
    for (const { id } of chosen) {
      if (is) next.add(id)
      else next.delete(id)
    }
    setIds(next)
  }
  const box = (label: string, checked: boolean, chosen: readonly Row[]): ReactElement => (
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={(event) => put(chosen, event.target.checked)}
    />
  )
  const columna: Columna<Row> = {
    key: 'seleccion',
    header: 'Selección',
    headerCell: box('Seleccionar toda la página', all, rows),
    ancho: 40,
    kind: 'select',
    cell: (row) => box('Seleccionar el renglón', ids.has(row.id), [row]),
  }
  return { ids, columna, clear: () => setIds(new Set()) }
}

interface SeleccionBarraProps {
  ids: ReadonlySet<number>
  textos: Pick<TextosLista, 'uno' | 'varios'>
  /** What can be done to so many. */
  acts: ReactNode
  onClear: () => void
}

/** In the place of the list's tools while something is chosen: how many, what can be done to them, and the way back. */
export function SeleccionBarra({ ids, textos, acts, onClear }: SeleccionBarraProps): ReactElement {
  return (
    <div className="lista-barra lista-seleccion" role="region" aria-label="Selección">
      <strong role="status">Selección: {cuentaTexto(ids.size, textos.uno, textos.varios)}</strong>
      {acts}
      <Button variant="quiet" size="sm" onClick={onClear}>
        Quitar selección
      </Button>
    </div>
  )
}
