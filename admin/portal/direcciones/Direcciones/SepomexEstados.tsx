import { useState } from 'react'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import type { CambiosDelEstado, ClaseCambioSepomex } from '#domain/direcciones/carga-sepomex.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const CLASES = [
  { clase: 'nuevas', titulo: 'Nuevos' },
  { clase: 'cambiadas', titulo: 'Cambiados' },
  { clase: 'bajas', titulo: 'Ya no están' },
  { clase: 'conservadas', titulo: 'Se conservan' },
] as const satisfies readonly { clase: ClaseCambioSepomex; titulo: string }[]

/** State by state, how many of each kind; a state opened shows the first names. */
export function SepomexEstados({ estados }: { estados: readonly CambiosDelEstado[] }): ReactElement {
  const [abierto, setAbierto] = useState<string | null>(null)
  const columns: Column<CambiosDelEstado>[] = [
    {
      key: 'estado',
      header: 'Estado',
      cell: ({ clave, estado }) => (
        <button
          type="button"
          className="sepomex-estado"
          aria-expanded={abierto === clave}
          onClick={() => setAbierto(abierto === clave ? null : clave)}
        >
          {estado}
        </button>
      ),
    },
    { key: 'filas', header: 'En el archivo', numeric: true, cell: ({ filas }) => formatCuenta(filas) },
    ...CLASES.map(({ clase, titulo }) => ({
      key: clase,
      header: titulo,
      numeric: true,
      cell: (row: CambiosDelEstado) => formatCuenta(row[clase].cuantas),
    })),
  ]
  const shown = estados.find(({ clave }) => clave === abierto)
  return (
    <>
      <DataTable caption="Cambios por estado" columns={columns} rows={estados} rowKey={({ clave }) => clave} />
      {shown && (
        <section aria-label={`Primeros cambios de ${shown.estado}`} className="sepomex-detalle">
          <h3>{shown.estado}</h3>
          {CLASES.filter(({ clase }) => shown[clase].cuantas > 0).map(({ clase, titulo }) => (
            <p key={clase}>
              <strong>{titulo}:</strong> {nombres(shown[clase])}
            </p>
          ))}
        </section>
      )}
    </>
  )
}

function nombres({ cuantas, primeras }: CambiosDelEstado['nuevas']): string {
  const rest = cuantas - primeras.length
  return primeras.join(', ') + (rest > 0 ? ` y ${cuentaTexto(rest, 'más', 'más')}` : '')
}
