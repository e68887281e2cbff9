import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { COLUMNAS_CARGA } from '#domain/usuarios/carga.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { CeldaCarga, PorCorregirTag } from '#admin/panel/carga/CeldaCarga.tsx'
import { RestoPorCorregir } from '#admin/panel/carga/RestoPorCorregir.tsx'
import { FaltanColumnas } from '#admin/panel/carga/FaltanColumnas.tsx'
import type { FilaCarga, RevisionCarga } from '#domain/usuarios/carga.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const isBad = ({ errores }: FilaCarga): boolean => Object.keys(errores).length > 0

const COLUMNS: readonly Column<FilaCarga>[] = [
  { key: 'fila', header: 'Renglón', numeric: true, cell: ({ fila }) => fila },
  {
    key: 'estado',
    header: 'Estado',
    cell: (row) =>
      isBad(row) ? (
        <PorCorregirTag />
      ) : (
        <StatusTag tone="green" icon={CircleCheck}>
          Correcto
        </StatusTag>
      ),
  },
  ...COLUMNAS_CARGA.map(({ campo, titulo }) => ({
    key: campo,
    header: titulo,
    wrap: true,
    cell: ({ errores, textos }: FilaCarga) => <CeldaCarga error={errores[campo]}>{textos[campo] || '–'}</CeldaCarga>,
  })),
]

/** What the file would do, row by row, with what is wrong at its column. */
export function RevisionTable({ revision }: { revision: RevisionCarga }): ReactElement {
  const { filas, total, conError, columnasFaltantes, columnasIgnoradas } = revision
  const [onlyBad, setOnlyBad] = useState(false)
  const shown = onlyBad ? filas.filter(isBad) : filas
  return (
    <>
      {columnasFaltantes.length > 0 && <FaltanColumnas columnas={columnasFaltantes} />}
      {columnasIgnoradas.length > 0 && <Note>No se usan estas columnas: {columnasIgnoradas.join(', ')}.</Note>}
      {columnasFaltantes.length === 0 && filas.length === 0 && (
        <Note tone="warn" live>
          El archivo no trae cuentas debajo de los títulos.
        </Note>
      )}
      <RestoPorCorregir filas={filas} conError={conError} />
      {filas.length > 0 && (
        <Card
          title={
            conError === 0
              ? `${cuentaTexto(filas.length, 'cuenta', 'cuentas')} por crear`
              : `${cuentaTexto(conError, 'renglón', 'renglones')} por corregir de ${total}`
          }
          flush
          className="revision"
          aside={
            conError > 0 && (
              <Checkbox label="Solo por corregir" checked={onlyBad} onChange={() => setOnlyBad(!onlyBad)} />
            )
          }
        >
          <DataTable
            caption="Cuentas del archivo"
            columns={COLUMNS}
            rows={shown}
            rowKey={({ fila }) => fila}
            minWidth={940}
          />
        </Card>
      )}
    </>
  )
}
