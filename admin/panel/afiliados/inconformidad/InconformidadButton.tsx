import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'
import type { Duda, Objetar } from './duda.ts'

/** Opens an objection to a line of the statement; nothing for who may not, or where the line has no amount. `de`: "la Q22". */
export function InconformidadButton(props: { de: string; duda: Duda | null; objetar: Objetar }): ReactElement | null {
  const { de, duda, objetar } = props
  if (duda === null || objetar === null) return null
  return (
    <Button size="sm" aria-label={`Inconformidad con ${de}`} onClick={() => objetar(duda)}>
      Inconformidad
    </Button>
  )
}

/** The column of that button in a table of the statement; none for who may not. */
export function inconformidadColumn<T>(
  objetar: Objetar,
  de: (row: T) => string,
  dudaDe: (row: T) => Duda | null,
): readonly Column<T>[] {
  if (objetar === null) return []
  return [
    {
      key: 'inconformidad',
      header: 'Inconformidad',
      hideHeader: true,
      cell: (row) => <InconformidadButton de={de(row)} duda={dudaDe(row)} objetar={objetar} />,
    },
  ]
}
